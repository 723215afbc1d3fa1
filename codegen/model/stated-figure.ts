import type { Place } from '../problem/problem.ts'

/** A figure that a law may state, as a text has it. */
export interface Figure {
  /** The figure in one form, however it is written: "₹1,00,000" and "₹1 lakh" are both ₹1 lakh. */
  name: string
  start: number
  end: number
}

/** A figure of law in a record, as plain data, so that it can be kept between runs. */
export interface StatedFigure extends Figure {
  /** Keys from the record to the text; without them the offsets count from the start of the file. */
  path?: readonly (string | number)[]
  /** The facts that it may rest on: those to which its record, or its section of an article, is tied. */
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

/** Figures of law that share a sentence and rest on no fact. */
export interface UntiedSentence {
  text: string
  figures: readonly string[]
  /** Where its first figure is. */
  place: Place
}

/** What data/figures-without-fact.yaml lists, against what is in the files, and where the facts are shown. */
export interface FigureCount {
  /** Figures without a fact that are listed, by the file in which they are now: what the list may say from here on. */
  listed: ReadonlyMap<string, readonly string[]>
  /** How many listed figures are tied to a fact by now, or gone. */
  spare: number
  /** All sentences with such a figure. Their places are worked out when they are asked for. */
  sentences: () => readonly UntiedSentence[]
  /** The pages that show each fact, by its id. */
  pages: () => ReadonlyMap<string, readonly string[]>
}
