import type { PageCalculators } from '#generated/records.ts'
import type { NextDays } from '../calendar/payload.ts'
import type { Shown } from '../shared/payload/shown.ts'

export interface CalculatorsPayload {
  next?: NextDays | undefined
  page: Shown<PageCalculators>
  calculators: readonly { href: string; title: string; text: string }[]
  prices: { heading: string; estimators: readonly { href: string; title: string; text: string }[] }
}
