import { sayPeriod } from '#src/rules/calculators/periods.ts'
import { formatDay } from '#src/rules/days/civil-day.ts'
import { findNextOpen } from '#src/rules/days/next-open.ts'
import type { PageCalendar } from '#generated/records.ts'
import { fillTokens } from '../../../model/texts/tokens.ts'
import type { DueDate } from './due-dates.ts'

/** What is due, with the form if the title does not name it: MGT-7: Annual return of a company. */
export function titleOf({ title, form }: { title: string; form?: string }): string {
  return form === undefined || title.includes(form) ? title : `${form}: ${title}`
}

export const periodOf = ({ period }: DueDate): string => sayPeriod(period)

type Words = Pick<PageCalendar, 'remarks' | 'dates'>

export function remarksOn(date: DueDate, words: Words): string[] {
  const { remarks, dates } = words
  const notes = notesOn(date)
  return [
    ...(notes.includes('nextOpen') ? [fillTokens(remarks.nextOpen, { weekday: date.weekday })] : []),
    ...(notes.includes('sunday') ? [remarks.sunday] : []),
    ...ownRemarksOn(date, words),
    ...(notes.includes('doubt') ? [`${dates.doubt} ${date.doubt ?? ''}`] : []),
  ]
}

/** That an order moved this date, or from which meeting it is counted. */
export function ownRemarksOn({ moved, meeting }: DueDate, { remarks }: Pick<Words, 'remarks'>): string[] {
  const { authority = '', condition = '' } = moved?.by ?? {}
  return [
    ...(moved === undefined ? [] : [fillTokens(remarks.moved, { day: formatDay(moved.from), authority, condition })]),
    ...(meeting === undefined ? [] : [fillTokens(remarks.meeting, { day: formatDay(meeting) })]),
  ]
}

/** That a date is uncertain, that it is a Sunday, or that the tax office or the bank is closed. */
export function notesOn({ day, rule, weekday, meeting, doubt }: DueDate): (keyof PageCalendar['notes'])[] {
  const isClosed = rule.closed !== undefined && findNextOpen(day, rule.closed) !== undefined
  return [
    // The doubt of a date after a meeting is the day by which calendars differ, and the text about
    // the meeting states it.
    ...(doubt === undefined || meeting !== undefined ? [] : (['doubt'] as const)),
    ...(isClosed ? (['nextOpen'] as const) : weekday === 'Sunday' ? (['sunday'] as const) : []),
  ]
}
