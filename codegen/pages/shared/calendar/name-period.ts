import { formatDay, toDate } from '#src/rules/days/civil-day.ts'
import { readPeriod } from '#src/rules/days/period.ts'
import { present } from '../../../lib/present.ts'

const monthAndYear = (day: number) => formatDay(day).slice(formatDay(day).indexOf(' ') + 1)

/** A period as people say it: October 2026, July to September 2026, 2026-27. */
export function namePeriod(text: string): string {
  const { kind, first, last } = present(readPeriod(text), `period ${text}`)
  if (kind === 'year') return text
  if (kind === 'month') return monthAndYear(last)
  const month = monthAndYear(first)
  return toDate(first).year === toDate(last).year
    ? `${month.slice(0, month.indexOf(' '))} to ${monthAndYear(last)}`
    : `${month} to ${monthAndYear(last)}`
}
