import type { PageLink } from './links.ts'

/** Professional tax of a state; its note and where it was read alone where there is none. */
export interface StateTax {
  note: string
  /** The slabs under the heads of their two columns. */
  slabs?: { heads: readonly [string, string]; rows: readonly (readonly [string, string])[] }
  /** For whom the slabs hold, and how sure they are. */
  remarks?: readonly string[]
  lines?: readonly { label: string; value: string }[]
  sources: { label: string; links: readonly PageLink[]; checked: string }
}
