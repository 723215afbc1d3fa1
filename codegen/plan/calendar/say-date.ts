import { formatDay } from '#src/rules/days/civil-day.ts'
import type { PageCalendar } from '#generated/records.ts'
import { fillTokens } from '../../model/texts/tokens.ts'
import type { DueDate } from './due-dates.ts'
import { namePeriod } from './name-period.ts'

/** What is due, with the form in front where the title does not name it: MGT-7, MGT-7A: Annual return of a company. */
export function titleOf({ title, form }: { title: string; form?: string }): string {
  return form === undefined || title.includes(form) ? title : `${form}: ${title}`
}

export const periodOf = ({ period }: DueDate): string => namePeriod(period)

type Words = Pick<PageCalendar, 'remarks' | 'dates'>

/** What is said under a date: its doubt, that it is a Sunday, that an order moved it, from which meeting it is counted. */
export function remarksOn({ weekday, moved, meeting, doubt }: DueDate, { remarks, dates }: Words): string[] {
  return [
    ...(weekday === 'Sunday' ? [remarks.sunday] : []),
    ...(moved === undefined
      ? []
      : [
          fillTokens(remarks.moved, {
            day: formatDay(moved.from),
            authority: moved.by.authority,
            condition: moved.by.condition,
          }),
        ]),
    // The doubt of such a date is the day by which calendars differ, and the words of the meeting say it.
    ...(meeting === undefined ? [] : [fillTokens(remarks.meeting, { day: formatDay(meeting) })]),
    ...(doubt === undefined || meeting !== undefined ? [] : [`${dates.doubt} ${doubt}`]),
  ]
}
