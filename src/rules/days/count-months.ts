import { addMonths, toDate } from './civil-day.ts'
import type { Day } from './civil-day.ts'
import type { Reading } from '../result.ts'

/**
 * Months or parts of a month from one day to another, both included, by one of three readings of
 * "every month or part of a month". Zero if the end is before the beginning.
 */
export function countMonths(reading: Reading, from: Day, to: Day): number {
  if (to < from) return 0
  if (reading === 'thirty-days') return Math.ceil((to - from + 1) / 30)
  if (reading === 'anniversary') return monthsBegun(from, to)
  const [first, last] = [toDate(from), toDate(to)]
  return (last.year - first.year) * 12 + last.month - first.month + 1
}

/** Full months between two days, and one for a remainder. */
function monthsBegun(from: Day, to: Day): number {
  let months = 1
  while (addMonths(from, months) <= to) months += 1
  return months
}
