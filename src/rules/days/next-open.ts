import { toDate, weekdayOf } from './civil-day.ts'
import type { Day } from './civil-day.ts'

/** Where something is filed or paid: the tax office, or a bank that accepts tax. */
type Counter = 'office' | 'bank'

/**
 * The next working day after a day on which the office or bank is closed. Undefined if it is open.
 * Public holidays are unknown here: they differ from state to state, and the text beside the day
 * mentions them.
 */
export function findNextOpen(day: Day, counter: Counter): Day | undefined {
  if (!isClosed(day, counter)) return undefined
  let next = day + 1
  while (isClosed(next, counter)) next += 1
  return next
}

/** Offices work five days a week; banks close on Sundays and second and fourth Saturdays. */
function isClosed(day: Day, counter: Counter): boolean {
  const weekday = weekdayOf(day)
  if (weekday === 'Sunday') return true
  return weekday === 'Saturday' && (counter === 'office' || [2, 4].includes(Math.ceil(toDate(day).day / 7)))
}
