import type { KeyPath } from '../problem/problem.ts'

/** A figure of law as a text writes it. */
export interface Figure {
  /** The figure in one form, however it is written: "₹1,00,000" and "₹1 lakh" are both ₹1 lakh. */
  name: string
  start: number
  end: number
}

/** A figure of law in a record, as plain data, so that it can be kept between runs. */
export interface StatedFigure extends Figure {
  /** The path from the record to the text. Without it offsets count from the start of the file. */
  path?: KeyPath
  /** The facts that may state it: those of its record, or of its section of an article. */
  facts: readonly string[]
}
