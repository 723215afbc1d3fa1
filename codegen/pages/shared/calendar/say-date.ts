import { formatDay } from '#src/rules/days/civil-day.ts'
import { findNextOpen } from '#src/rules/days/next-open.ts'
import type { PageCalendar } from '#generated/records.ts'
import { fillTokens } from '../../../model/texts/tokens.ts'
import type { DueDate } from './due-dates.ts'
import { namePeriod } from './name-period.ts'

/**
 * What is due, with the form in front if the title does not name it: MGT-7, MGT-7A: Annual return
 * of a company.
 */
export function titleOf({ title, form }: { title: string; form?: string }): string {
  return form === undefined || title.includes(form) ? title : `${form}: ${title}`
}

export const periodOf = ({ period }: DueDate): string => namePeriod(period)

type Words = Pick<PageCalendar, 'remarks' | 'dates'>

/**
 * The remarks under a date: its doubt, that it is a Sunday, that an order moved it, from which
 * meeting it is counted.
 */
export function remarksOn(date: DueDate, words: Words): string[] {
  const notes = notesOn(date)
  const { remarks, dates } = words
  return [
    ...(notes.includes('nextOpen') ? [fillTokens(remarks.nextOpen, { weekday: date.weekday })] : []),
    ...(notes.includes('sunday') ? [remarks.sunday] : []),
    ...ownRemarksOn(date, words),
    ...(notes.includes('doubt') ? [`${dates.doubt} ${date.doubt ?? ''}`] : []),
  ]
}

/**
 * The remarks that the calendar's notes do not make: that an order moved this date, from which
 * meeting it is counted.
 */
export function ownRemarksOn({ moved, meeting }: DueDate, { remarks }: Pick<Words, 'remarks'>): string[] {
  return [
    ...(moved === undefined
      ? []
      : [
          fillTokens(remarks.moved, {
            day: formatDay(moved.from),
            authority: moved.by.authority,
            condition: moved.by.condition,
          }),
        ]),
    ...(meeting === undefined ? [] : [fillTokens(remarks.meeting, { day: formatDay(meeting) })]),
  ]
}

/**
 * What readers must know about a date: that it is uncertain, that it is a Sunday, or that the tax
 * office or the bank is closed.
 */
export function notesOn({ day, rule, weekday, meeting, doubt }: DueDate): (keyof PageCalendar['notes'])[] {
  const isClosed = rule.closed !== undefined && findNextOpen(day, rule.closed) !== undefined
  return [
    // The doubt of a date after a meeting is the day by which calendars differ, and the text about
    // the meeting states it.
    ...(doubt === undefined || meeting !== undefined ? [] : (['doubt'] as const)),
    ...(isClosed ? (['nextOpen'] as const) : weekday === 'Sunday' ? (['sunday'] as const) : []),
  ]
}
