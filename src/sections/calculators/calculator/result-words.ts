import type { Reading } from '../../../rules/result.ts'

type Reason = 'no-row' | 'ended' | 'unsettled' | 'no-slab'

/** What is said around the figures of a result. */
export interface ResultWords {
  due: string
  sunday: string
  extended: string
  notDue: string
  bar: string
  mayBeLevied: string
  reading: string
  otherReading: string
  readings: Record<Reading, string>
  total: string
  totalNote: string
  unknown: Record<Reason, string>
  doubt: string
  waiver: string
  order: string
  source: string
  checked: string
}
