import type { PageLink } from './links.ts'

/** What is due next for the readers of a page. */
export interface NextDates {
  heading: string
  /**
   * From which day on they are the next: the day of the build, and in a browser with JavaScript
   * today.
   */
  asOf: string
  asOfToday: string
  /** Said in place of the dates where all of them have passed. */
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
    remark?: string
  }[]
  all: PageLink
  /** For whom a date is not the next but the last. */
  missed: PageLink
}

/** What the head of a page shows of them. */
export interface NextDays extends Pick<NextDates, 'heading' | 'madeOn' | 'over' | 'all'> {
  dates: readonly Pick<NextDates['dates'][number], 'iso' | 'day' | 'title' | 'remark'>[]
}
