import { addMonths } from '../days/civil-day.ts'
import { countMonths } from '../days/count-months.ts'
import { multiplyDivide, percentOf, roundDownTo, toBasisPoints, toPaise } from '../money.ts'
import type { Paise } from '../money.ts'
import { atMost, inTime, missing, unknown } from '../result.ts'
import type { Reading, Step, Sum } from '../result.ts'
import type { Case, FiguresOf } from '../rule.ts'
import { byRow } from '../select-row.ts'
import type { Computed } from '../select-row.ts'
import { spanOf } from './span.ts'

/** What is paid late, and for how long. */
function lateAmount(given: Case) {
  const span = spanOf(given, 'from', 'to')
  if ('kind' in span) return span
  return given.amount === undefined ? missing('amount') : { ...span, amount: toPaise(given.amount) }
}

/** Simple interest at a yearly rate, for the days from the due day to the day of payment. */
export const dailyInterest = byRow((figures: FiguresOf<'daily-interest'>, given) => {
  const late = lateAmount(given)
  if ('kind' in late) return late
  return late.days <= 0 ? inTime : byDay({ ...figures, ...late })
})

interface ByDay {
  amount: Paise
  ratePercent: number
  yearDays: number
  days: number
}

function byDay({ amount, ratePercent, yearDays, days }: ByDay): Sum {
  const paise = multiplyDivide(amount, toBasisPoints(ratePercent) * days, yearDays * 10_000)
  return { paise, steps: [{ step: 'by-day', of: amount, percent: ratePercent, days, yearDays, is: paise }] }
}

/** Interest for each month begun from the first day for which it runs to the day of payment. */
export const monthlyInterest = byRow((figures: FiguresOf<'monthly-interest'>, given) => {
  const late = lateAmount(given)
  if ('kind' in late) return late
  const { from, to, amount } = late
  if (to < from) return inTime
  const sums = figures.counts.map((reading) => {
    const first = figures.afterFirstDay === true && reading === 'thirty-days' ? from + 1 : from
    const sum = byMonth({ ...figures, amount, months: countMonths(reading, first, to) })
    return { reading, ...(figures.capAt === 'amount' ? atMost(sum, amount) : sum) }
  })
  return withOthers(sums)
})

/** The portal's reading of the law comes first. Others are mentioned if their sums differ. */
function withOthers(sums: readonly (Sum & { reading: Reading })[]): Computed {
  const [first = { paise: 0, steps: [] }, ...rest] = sums
  const others = rest.filter(
    (other, index) => ![first, ...rest.slice(0, index)].some(({ paise }) => paise === other.paise),
  )
  return { ...first, others }
}

export interface ByMonth {
  amount: Paise
  ratePercent: number
  roundDownTo?: number
  months: number
}

/** Interest by the month, on full steps of the amount where the law says so. */
export function byMonth({ amount, ratePercent, roundDownTo: unit, months }: ByMonth): Sum {
  const of = unit === undefined ? amount : roundDownTo(amount, unit)
  const paise = percentOf(of, ratePercent * months)
  const rounded: Step[] = of === amount ? [] : [{ step: 'full-steps', of: amount, is: of }]
  return { paise, steps: [...rounded, { step: 'by-month', of, percent: ratePercent, months, is: paise }] }
}

/** A yearly rate by the whole delay, as for damages: 5% below two months, 25% from six on. */
export const delayRates = byRow(({ slabs, yearDays, capAt }: FiguresOf<'delay-rates'>, given) => {
  const late = lateAmount(given)
  if ('kind' in late) return late
  const { from, to, days, amount } = late
  if (days <= 0) return inTime
  const slab = slabs.find(({ belowMonths }) => belowMonths === undefined || to < addMonths(from, belowMonths))
  if (slab === undefined) return unknown('no-slab')
  const sum = byDay({ ratePercent: slab.ratePercent, yearDays, days, amount })
  return capAt === 'amount' ? atMost(sum, amount) : sum
})
