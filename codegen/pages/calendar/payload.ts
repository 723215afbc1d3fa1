import type { PageCalendar } from '#generated/records.ts'
import type { PageLink } from '../shared/payload/links.ts'
import type { NextDates } from '../shared/payload/next-dates.ts'
import type { Shown } from '../shared/payload/shown.ts'

/** A kind of taxpayer for whom something is due. */
export interface CalendarProfile {
  id: string
  label: string
  text: string
}

/** What is due again and again by one row of a rule. */
export interface CalendarDuty {
  id: string
  title: string
  /** Places of its profiles in the list of all profiles. */
  who: readonly number[]
  doubt?: string
  late?: string
  note?: string
  source: PageLink
  checked: string
}

/** A day of a month with what is due on it. */
export interface CalendarDay {
  iso: string
  day: string
  weekday: string
  rows: readonly CalendarRow[]
}

type NoteId = keyof PageCalendar['notes']

interface CalendarRow {
  /** The place of what is due in the list of duties. */
  duty: number
  period: string
  /** The notes that hold for it. */
  notes?: readonly NoteId[]
  /** That it was moved, or from what it is counted. */
  remarks?: readonly string[]
}

export interface CalendarPayload {
  /** What of the commonest duties is due next: those of the home page. */
  next?: NextDates
  page: Shown<
    Pick<PageCalendar, 'heading' | 'intro' | 'filter' | 'dates' | 'notes' | 'feeds' | 'merge' | 'sources' | 'undated'>
  > & { late: string }
  /** The day of the build: what is before it is left out. */
  madeOn: string
  newTabNote: string
  /** How long a copied address is said to be copied. */
  copiedMs: number
  /** Where all feeds lie: the beginning of their addresses. */
  feeds: string
  /** Places of the profiles that come first. */
  everyday: readonly number[]
  /** Profiles in their groups, in the order by which duties count them. */
  groups: readonly { heading: string; profiles: readonly CalendarProfile[] }[]
  /** Places of the profiles whose text names the states of a group of quarterly filers. */
  quarterly: readonly number[]
  months: readonly { id: string; label: string; days: readonly CalendarDay[] }[]
  duties: readonly CalendarDuty[]
  /** What is in no feed, and why. */
  undated: readonly { title: string; why: string }[]
}
