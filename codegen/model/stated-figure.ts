/** A figure that a law may state, as a text has it. */
export interface Figure {
  /** The figure in one form, however it is written: "₹1,00,000" and "₹1 lakh" are both ₹1 lakh. */
  name: string
  start: number
  end: number
}

/** A figure of law in a record, as plain data, so that it can be kept between runs. */
export interface StatedFigure extends Figure {
  /**
   * Keys from the record to the text; without them the offsets count from the start of the file.
   */
  path?: readonly (string | number)[]
  /**
   * The facts that it may rest on: those to which its record, or its section of an article, is
   * tied.
   */
  facts: readonly string[]
}

/** The figures of law of one file, by the id of the record that states them. */
export interface FileFigures {
  /** Path from the project's root. */
  file: string
  /** Whether all of its records are sound, so that what is not found is not there. */
  isWhole: boolean
  records: ReadonlyMap<string, readonly StatedFigure[]>
}
