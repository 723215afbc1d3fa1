import type { PageCalendar } from '#generated/records.ts'
import type { PageLink } from '../../content/payload/links.ts'
import type { NextDays } from '../../content/payload/next-dates.ts'
import type { Shown } from '../../content/payload/shown.ts'

interface CalendarProfile {
  id: string
  label: string
}

/** What one row of a rule makes due again and again. */
export interface CalendarDuty {
  id: string
  title: string
  /** Indices of its profiles in the list of all profiles. */
  who: readonly number[]
  doubt?: string | undefined
  late?: string | undefined
  note?: string | undefined
  source: PageLink
  checked: string
}

export interface CalendarDay {
  iso: string
  day: string
  weekday: string
  rows: readonly CalendarRow[]
}

type NoteId = keyof PageCalendar['notes']

interface CalendarRow {
  /** The index of what is due in the list of duties. */
  duty: number
  period: string
  notes?: readonly NoteId[] | undefined
  /** That it was moved, or from which event it is counted. */
  remarks?: readonly string[] | undefined
}

export interface CalendarPayload {
  /** The next dates of the commonest duties: those of the home page. */
  next?: NextDays | undefined
  page: Shown<
    Pick<PageCalendar, 'heading' | 'intro' | 'filter' | 'dates' | 'notes' | 'feeds' | 'merge' | 'sources' | 'undated'>
  > & { late: string }
  /** The day of the build. Earlier days are left out. */
  madeOn: string
  newTabNote: string
  copiedMs: number
  /** The folder of all feeds, with which their addresses begin. */
  feeds: string
  /** Indices of the profiles that come first. */
  everyday: readonly number[]
  /** Profiles in groups, in the order in which duties refer to them. */
  groups: readonly { heading: string; profiles: readonly CalendarProfile[] }[]
  /** The states of each group of quarterly filers. */
  quarterly: readonly { label: string; value: string }[]
  months: readonly { id: string; label: string; days: readonly CalendarDay[] }[]
  duties: readonly CalendarDuty[]
  undated: readonly { title: string; why: string }[]
}
