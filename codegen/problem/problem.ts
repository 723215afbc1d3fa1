import type { ProblemCode } from './catalogue.ts'
import type { Source } from '../model/source.ts'

/** The keys from the root of a file, or of a record, to a part of it. */
export type KeyPath = readonly (string | number)[]

/** Where in a record a problem is: the path from the file's root, and the part to underline. */
export interface Place {
  source: Source
  path: KeyPath
  /** What to underline: the key, its value, or the first line of what is at the path. */
  target: 'key' | 'value' | 'record'
  /** Exact offsets in the text, for what YAML paths cannot name (syntax, Markdown). */
  range?: readonly [start: number, end: number]
}

/** One mistake: the sentence says what is wrong with which record, the hint what to do. */
export interface Problem {
  code: ProblemCode
  message: string
  place: Place
  hint?: string | undefined
  /** The second place of a mistake that has two, such as the first owner of an alias. */
  also?: { message: string; place: Place }
  /** The missing thing, by which problems are joined. `wasThere`: the last commit had it. */
  missing?: { name: string; home: string; hint?: string | undefined; wasThere?: boolean }
  /** Further places of the same mistake. They are listed without their lines. */
  others?: readonly Place[]
}

/** A mistake whose place the caller knows. */
export type Fault = Omit<Problem, 'place'>

export type Report = (problem: Problem) => void

/** Runs checks and says whether they reported nothing. */
export function passes(check: (report: Report) => void, report: Report): boolean {
  let isClean = true
  check((problem) => {
    isClean = false
    report(problem)
  })
  return isClean
}
