import type { Reading } from '../../../rules/result.ts'
import type { BillWords } from '../../../ui/bill/bill.tsx'

type Reason = 'no-row' | 'ended' | 'unsettled' | 'no-slab'

/** What is said around the figures of a result. */
export interface ResultWords {
  late: string
  inTime: string
  due: string
  sunday: string
  nextOpen: string
  extended: string
  notDue: string
  bar: string
  mayBeLevied: string
  reading: string
  otherReading: string
  readings: Record<Reading, string>
  total: string
  totalNote: string
  totalIfOrder: string
  totalIfNextOpen: string
  daily: string
  dailyUntil: string
  once: string
  later: string
  limit: string
  unknown: Record<Reason, string>
  doubt: string
  waived: string
  lowered: string
  ifOrder: string
  ifNextOpen: string
  order: string
  source: string
}

export type { BillWords }
