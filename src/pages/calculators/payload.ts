import type { PageCalculators } from '#generated/records.ts'
import type { NextDays } from '../../content/payload/next-dates.ts'
import type { Shown } from '../../content/payload/shown.ts'

export interface CalculatorsPayload {
  next?: NextDays | undefined
  page: Shown<PageCalculators>
  checks: readonly { href: string; title: string }[]
  calculators: readonly { href: string; title: string; text: string }[]
  prices: { heading: string; estimators: readonly { href: string; title: string; text: string }[] }
}
