import type { PageLink } from './links.ts'

export interface NextDates {
  heading: string
  /** The day from which they are the next: the day of the build, and with JavaScript today. */
  asOf: string
  asOfToday: string
  /** Shown instead of the dates when all of them have passed. */
  over: string
  /** The day of the build, as 2026-11-22. */
  madeOn: string
  /** More than are shown, for visitors who come later. */
  dates: readonly {
    iso: string
    day: string
    weekday: string
    title: string
    /** That it is not certain, that it falls on a Sunday, or that it was moved. */
    remark?: string | undefined
    /** On what condition it is due, or how it is done. */
    note?: string | undefined
  }[]
  all: PageLink
  missed: PageLink
}

/** The part of them that the head of a page shows. */
export interface NextDays extends Pick<NextDates, 'heading' | 'madeOn' | 'over' | 'all'> {
  dates: readonly Pick<NextDates['dates'][number], 'iso' | 'day' | 'title' | 'remark'>[]
}
