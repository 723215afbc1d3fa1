import type { SiteData } from '../../../model/records.ts'
import { calendarDates } from './due-dates.ts'
import type { DueDate } from './due-dates.ts'

/** The dates on the calendar's page: twelve months, since more is too much for a phone. */
export function listedDates(data: SiteData): DueDate[] {
  const { today } = data
  const end = `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`
  return calendarDates(data).filter(({ due }) => due >= today && due < end)
}

/** The id of a month on the calendar's page, for 2026-12. */
export const monthId = (month: string): string => `m${month}`

/** The ids on that page to which links may jump. */
export const calendarAnchors = (data: SiteData): string[] => [
  'feeds',
  ...new Set(listedDates(data).map(({ due }) => monthId(due.slice(0, 7)))),
]
