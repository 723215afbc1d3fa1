import { addMonths, readDay } from '../days/civil-day.ts'
import type { Day } from '../days/civil-day.ts'
import { countMonths } from '../days/count-months.ts'
import { multiplyDivide, percentOf, roundDownTo, toBasisPoints, toPaise } from '../money.ts'
import { missing, unknown } from '../result.ts'
import type { Reading, Result, Step, Sum, Unknown } from '../result.ts'
import type { Case, FiguresOf, RuleOf } from '../rule.ts'
import { selectFor } from '../select-row.ts'
import { settle, settleReadings } from '../settle.ts'
import type { Paise } from '../money.ts'

interface Span {
  from: Day
  to: Day
  amount: Paise
}

function spanOf(given: Case): Span | Unknown {
  const [from, to] = [readDay(given.from ?? ''), readDay(given.to ?? '')]
  if (from === undefined) return missing('from')
  if (to === undefined) return missing('to')
  return given.amount === undefined ? missing('amount') : { from, to, amount: toPaise(given.amount) }
}

const inTime: Sum = { paise: 0, steps: [{ step: 'in-time' }] }

/**
 * Simple interest at a yearly rate: the due day, `from`, is not counted, and the day of payment is.
 */
export function dailyInterest(rule: RuleOf<'daily-interest'>, given: Case): Result {
  const row = selectFor(rule, given)
  if (row.kind === 'unknown') return row
  const span = spanOf(given)
  if ('kind' in span) return span
  const days = span.to - span.from
  return settle(rule, row, days <= 0 ? inTime : byDay({ ...row.figures, days, amount: span.amount }))
}

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

/**
 * Interest for each month or part of one, from the first day for which it runs to the day of
 * payment, both included.
 */
export function monthlyInterest(rule: RuleOf<'monthly-interest'>, given: Case): Result {
  const row = selectFor(rule, given)
  if (row.kind === 'unknown') return row
  const span = spanOf(given)
  if ('kind' in span) return span
  if (span.to < span.from) return settle(rule, row, inTime)
  return settleReadings(
    rule,
    row,
    row.figures.counts.map((reading) => ({ reading, ...byMonth(row.figures, span, reading) })),
  )
}

function byMonth(figures: FiguresOf<'monthly-interest'>, { from, to, amount }: Span, reading: Reading): Sum {
  const { ratePercent, roundDownTo: unit, capAt } = figures
  const of = unit === undefined ? amount : roundDownTo(amount, unit)
  const months = countMonths(reading, from, to)
  const is = percentOf(of, ratePercent * months)
  const steps: Step[] = [
    ...(of === amount ? [] : [{ step: 'full-steps', of: amount, is: of } as const]),
    { step: 'by-month', of, percent: ratePercent, months, is },
  ]
  return capAt === 'amount' && is > amount
    ? { paise: amount, steps: [...steps, { step: 'limit', is: amount }] }
    : { paise: is, steps }
}

/**
 * A yearly rate that depends on the whole delay, as damages do: 5% for less than two months, 25%
 * from six months on.
 */
export function delayRates(rule: RuleOf<'delay-rates'>, given: Case): Result {
  const row = selectFor(rule, given)
  if (row.kind === 'unknown') return row
  const span = spanOf(given)
  if ('kind' in span) return span
  const days = span.to - span.from
  if (days <= 0) return settle(rule, row, inTime)
  const slab = row.figures.slabs.find(
    ({ belowMonths }) => belowMonths === undefined || span.to < addMonths(span.from, belowMonths),
  )
  if (slab === undefined) return unknown('no-slab')
  const { yearDays, capAt } = row.figures
  const sum = byDay({ ratePercent: slab.ratePercent, yearDays, days, amount: span.amount })
  const isCapped = capAt === 'amount' && sum.paise > span.amount
  return settle(
    rule,
    row,
    isCapped ? { paise: span.amount, steps: [...sum.steps, { step: 'limit', is: span.amount }] } : sum,
  )
}
