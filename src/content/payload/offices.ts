import type { PageLink } from './links.ts'

export interface OfficeTable {
  heads: readonly [string, string]
  rows: readonly OfficeRow[]
  /** When they were read. */
  read?: string | undefined
}

export interface OfficeRow {
  name: string
  /** Why a business deals with it, if the page says so. */
  purpose?: string
  office: string
  /** Its own site. */
  href?: string | undefined
  /** The office above it, its address, and its confidence. */
  remarks?: readonly string[]
  /** Where it was read: a few words, and the whole title with its day. */
  source?: PageLink & { title: string }
}

/** A city with offices that serve a whole state. */
export interface SeatLine {
  label: string
  /** How far it is, or that it is the city itself. */
  note?: string | undefined
  /** What a business goes there for. */
  matters: string
}

/** The offices of a city: its own, and where those are that serve its whole state. */
export interface CityOffices extends OfficeTable {
  heading: string
  seats: { text: string; lines: readonly SeatLine[]; note?: string | undefined }
  more: PageLink
}
