import { readDay } from '../days/civil-day.ts'
import { findSlab } from '../find-slab.ts'
import { percentOf, toPaise } from '../money.ts'
import type { Paise } from '../money.ts'
import { missing, unknown } from '../result.ts'
import type { Result, Step, Unknown } from '../result.ts'
import type { Case, FiguresOf, RuleOf } from '../rule.ts'
import { selectFor } from '../select-row.ts'
import { settle } from '../settle.ts'

interface Fee {
  perDay: Paise
  caps: readonly Paise[]
}

/**
 * A fee for each day of delay, up to its cap. The due day is not counted, and the day of filing is.
 */
export function lateFee(rule: RuleOf<'late-fee'>, given: Case): Result {
  const row = selectFor(rule, given)
  if (row.kind === 'unknown') return row
  const due = readDay(given.due ?? '')
  if (due === undefined) return missing('due')
  const filed = readDay(given.filed ?? '')
  if (filed === undefined) return missing('filed')
  const days = filed - due
  if (days <= 0) return settle(rule, row, { paise: 0, steps: [{ step: 'in-time' }] })
  const fee = feeOf(row.figures, given)
  if ('kind' in fee) return fee
  if (fee.perDay === 0) return settle(rule, row, { paise: 0, steps: [] })
  const full = days * fee.perDay
  const paise = Math.min(full, ...fee.caps)
  const steps: Step[] = [{ step: 'days', days, each: fee.perDay, is: full }]
  if (paise < full) steps.push({ step: 'limit', is: paise })
  // An odd paisa goes to the State's half. Every fee in force is even.
  const central = Math.floor(paise / 2)
  if (row.figures.halves === true && paise > 0) steps.push({ step: 'halves', central, state: paise - central })
  return settle(rule, row, { paise, steps })
}

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
