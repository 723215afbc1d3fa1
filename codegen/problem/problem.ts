import type { ProblemCode } from './catalogue.ts'
import type { Source } from '../model/source.ts'

/**
 * Where in a record a problem sits: the keys and indices from the file's root, and which part to
 * underline.
 */
export interface Place {
  source: Source
  path: readonly (string | number)[]
  /**
   * `key` underlines the key, `value` its value, `record` the first line of what is at the path.
   */
  target: 'key' | 'value' | 'record'
  /**
   * An exact offset into the source's text, for places that YAML paths cannot name (syntax,
   * Markdown).
   */
  range?: readonly [start: number, end: number]
}

/**
 * One mistake, reported once. The sentence says what is wrong with which record; the hint says what
 * to do.
 */
export interface Problem {
  code: ProblemCode
  message: string
  place: Place
  hint?: string | undefined
  /** The second place of a two-place problem, such as the first owner of an alias. */
  also?: { message: string; place: Place }
  /**
   * What is referred to in vain: all problems that miss the same are reported as one. The hint is
   * for all of them; `wasThere` tells what was in the last commit.
   */
  missing?: { name: string; home: string; hint?: string | undefined; wasThere?: boolean }
  /** Further places of the same mistake, which are listed and not drawn. */
  others?: readonly Place[]
}

export type Report = (problem: Problem) => void
