import type { PageLink } from './links.ts'

/** Offices that deal with the businesses of a place. */
export interface OfficeTable {
  heads: readonly [string, string]
  rows: readonly OfficeRow[]
}

export interface OfficeRow {
  /** What the office is called, and what a business has to do with it. */
  name: string
  purpose: string
  office: string
  /** Its own site. */
  href?: string
  /** The office above it, its address, and how sure it is. */
  remarks?: readonly string[]
  /** Where it was read: a few words, and the whole title with its day. */
  source?: PageLink & { title: string }
}
