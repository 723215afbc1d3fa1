import type { PageLink } from './links.ts'

/** Professional tax of a state. A state without the tax has only a note and its source. */
export interface StateTax {
  note: string
  /** The slabs under the heads of their two columns. */
  slabs?: { heads: readonly [string, string]; rows: readonly (readonly [string, string])[] } | undefined
  /** To whom the slabs apply, and their confidence. */
  remarks?: readonly string[]
  lines?: readonly { label: string; value: string }[]
  sources: { label: string; links: readonly PageLink[]; checked: string }
}
