import { formatDay, toDate, writeDay } from '../days/civil-day.ts'
import type { Day } from '../days/civil-day.ts'
import { readPeriod } from '../days/period.ts'

type PeriodLength = 'month' | 'quarter' | 'year'

const april = 4

/** Whether a text names a period of that length: 2026-07, 2026-27-Q1 or 2026-27. */
export function isPeriodOf(length: PeriodLength, text: string): boolean {
  return readPeriod(text)?.kind === length
}

/** The periods from the one with the first day to the one with the last, newest first. */
export function listPeriods(length: PeriodLength | 'half', first: Day, last: Day): string[] {
  const found: string[] = []
  for (let day = first; day <= last;) {
    const text = periodOf(length, day)
    const period = readPeriod(text)
    // 2011-12 is read as a month, which no year after it can follow.
    if (period === undefined || period.last < day) break
    found.push(text)
    day = period.last + 1
  }
  return found.reverse()
}

/** The period of a day, in the form of the address. */
export function periodOf(length: PeriodLength | 'half', day: Day): string {
  const { year, month } = toDate(day)
  if (length === 'month') return writeDay(day).slice(0, 7)
  const begun = month >= april ? year : year - 1
  const text = `${begun}-${String((begun + 1) % 100).padStart(2, '0')}`
  const monthsBefore = (month + 12 - april) % 12
  if (length === 'half') return `${text}-H${Math.floor(monthsBefore / 6) + 1}`
  return length === 'year' ? text : `${text}-Q${Math.floor(monthsBefore / 3) + 1}`
}

/** A period in words: July 2026, April to June 2026, October 2026 to March 2027, 2026-27. */
export function sayPeriod(text: string): string {
  const period = readPeriod(text)
  if (period === undefined || period.kind === 'year') return text
  const [, month = '', year = ''] = formatDay(period.first).split(' ')
  const [, lastMonth = '', lastYear = ''] = formatDay(period.last).split(' ')
  if (period.kind === 'month') return `${month} ${year}`
  return `${year === lastYear ? month : `${month} ${year}`} to ${lastMonth} ${lastYear}`
}
