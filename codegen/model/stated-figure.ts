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
  path?: readonly (string | number)[]
  /** The facts that may state it: those of its record, or of its section of an article. */
  facts: readonly string[]
}

/** The figures of law in one file, by the id of their record. */
export interface FileFigures {
  /** Path from the project's root. */
  file: string
  /** Whether all of its records are correct, so that a missing figure is really missing. */
  isWhole: boolean
  records: ReadonlyMap<string, readonly StatedFigure[]>
}
