import { addMonths, readDay, toDay } from './civil-day.ts'
import type { Day } from './civil-day.ts'

type PeriodKind = 'month' | 'quarter' | 'half' | 'year' | 'event'

/** A period for which something is filed. An event is a period of one day. */
export interface Period {
  kind: PeriodKind
  first: Day
  last: Day
}

// Quarters and halves are those of the financial year, which begins in April.
const april = 4

/** A period: 2026-07, 2026-27-Q2, 2026-27-H1 or 2026-27, or the event on 2026-09-30. */
export function readPeriod(text: string): Period | undefined {
  const event = readDay(text)
  if (event !== undefined) return { kind: 'event', first: event, last: event }
  const [, year, second, part] = /^(\d{4})-(\d\d)(?:-(Q[1-4]|H[12]))?$/.exec(text) ?? []
  if (year === undefined) return undefined
  // A financial year names two consecutive years. 2011-12 may be December, and is read as that.
  const isMonth = part === undefined && Number(second) >= 1 && Number(second) <= 12
  if (isMonth) return stretch('month', Number(year), Number(second), 1)
  if (Number(second) !== (Number(year) + 1) % 100) return undefined
  if (part === undefined) return stretch('year', Number(year), april, 12)
  const index = Number(part.slice(1)) - 1
  return part.startsWith('Q')
    ? stretch('quarter', Number(year), april + index * 3, 3)
    : stretch('half', Number(year), april + index * 6, 6)
}

function stretch(kind: PeriodKind, year: number, month: number, months: number): Period {
  const first = toDay({ year, month, day: 1 })
  return { kind, first, last: addMonths(first, months) - 1 }
}
