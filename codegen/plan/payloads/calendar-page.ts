import type { PageCalendar } from '#generated/records.ts'
import type { PageLink } from './shared/links.ts'
import type { NextDates } from './shared/next-dates.ts'
import type { Shown } from './shared/shown.ts'

/** A kind of taxpayer for whom something is due. */
export interface CalendarProfile {
  id: string
  label: string
  text: string
  /** The feed by the addresses that calendars subscribe to, that browsers download, and that programs read. */
  feed: { subscribe: string; address: string; ics: string; json: string }
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

export interface CalendarRow {
  /** The rule and the period. */
  id: string
  iso: string
  day: string
  weekday: string
  /** The place of what is due in the list of duties. */
  duty: number
  period: string
  /** That it is not certain, that it falls on a Sunday, that it was moved, or from what it is counted. */
  remarks?: readonly string[]
}

export interface CalendarPayload {
  /** What of the commonest duties is due next: those of the home page. */
  next?: NextDates
  page: Shown<
    Pick<PageCalendar, 'heading' | 'intro' | 'filter' | 'dates' | 'feeds' | 'merge' | 'sources' | 'undated'>
  > & { late: string }
  years: readonly string[]
  /** The day of the build: what lies in earlier months is folded. */
  madeOn: string
  newTabNote: string
  /** How long a copied address is said to be copied. */
  copiedMs: number
  /** Profiles in their groups, in the order by which duties count them. */
  groups: readonly { heading: string; profiles: readonly CalendarProfile[] }[]
  /** Which states belong to which group of quarterly filers. */
  quarterly: readonly { label: string; states: string }[]
  months: readonly { id: string; label: string; short: string; year: number; rows: readonly CalendarRow[] }[]
  duties: readonly CalendarDuty[]
  /** What is in no feed, and why. */
  undated: readonly { title: string; why: string }[]
}
