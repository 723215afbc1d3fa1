import { readDay } from '../days/civil-day.ts'
import type { Day } from '../days/civil-day.ts'
import { missing } from '../result.ts'
import type { Unknown } from '../result.ts'
import type { Case } from '../rule.ts'

interface Span {
  from: Day
  to: Day
  /** The first day is not counted, and the last one is. */
  days: number
}

/** From the day that was due to the day on which it was done, by their names in a case. */
export function spanOf(given: Case, start: 'from' | 'due', end: 'to' | 'filed'): Span | Unknown {
  const [from, to] = [readDay(given[start] ?? ''), readDay(given[end] ?? '')]
  if (from === undefined) return missing(start)
  return to === undefined ? missing(end) : { from, to, days: to - from }
}
