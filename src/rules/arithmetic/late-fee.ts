import { percentOf, toPaise } from '../money.ts'
import type { Paise } from '../money.ts'
import { atMost, inTime, missing, unknown } from '../result.ts'
import type { Unknown } from '../result.ts'
import type { Case, FiguresOf } from '../rule.ts'
import { byRow } from '../select-row.ts'
import { spanOf } from './span.ts'
import { findSlab } from './tariff.ts'

interface Fee {
  perDay: Paise
  caps: readonly Paise[]
}

/** A fee for each day of delay up to its cap: without the due day, with the day of filing. */
export const lateFee = byRow((figures: FiguresOf<'late-fee'>, given) => {
  const span = spanOf(given, 'due', 'filed')
  if ('kind' in span) return span
  const { days } = span
  if (days <= 0) return inTime
  const fee = feeOf(figures, given)
  if ('kind' in fee) return fee
  const { perDay: each, caps } = fee
  if (each === 0) return { paise: 0, steps: [] }
  const is = days * each
  const { paise, steps } = atMost({ paise: is, steps: [{ step: 'days', days, each, is }] }, Math.min(...caps))
  if (figures.halves !== true || paise === 0) return { paise, steps }
  // An odd paisa goes to the State's half. Every fee in force is even.
  const central = Math.floor(paise / 2)
  return { paise, steps: [...steps, { step: 'halves', central, state: paise - central }] }
})

function feeOf(figures: FiguresOf<'late-fee'>, given: Case): Fee | Unknown {
  const ofTax = figures.capAt === 'tax' ? given.tax : undefined
  if (figures.capAt === 'tax' && ofTax === undefined) return missing('tax')
  const taxCap = ofTax === undefined ? [] : [toPaise(ofTax)]
  if (given.nil === true && figures.nil !== undefined) {
    const { perDay, cap } = figures.nil
    return { perDay: toPaise(perDay), caps: [...(cap === undefined ? [] : [toPaise(cap)]), ...taxCap] }
  }
  if (figures.by !== undefined && given.turnover === undefined) return missing('turnover')
  const slab = findSlab(figures.slabs, toPaise(given.turnover ?? 0))
  if (slab === undefined) return unknown('no-slab')
  const { perDay, cap, capPercent } = slab
  if (capPercent !== undefined && given.stateTurnover === undefined) return missing('stateTurnover')
  const share = capPercent === undefined ? [] : [percentOf(toPaise(given.stateTurnover ?? 0), capPercent)]
  return { perDay: toPaise(perDay), caps: [...(cap === undefined ? [] : [toPaise(cap)]), ...share, ...taxCap] }
}
