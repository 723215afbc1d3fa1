import { addMonths, readDay } from '../days/civil-day.ts'
import type { Day } from '../days/civil-day.ts'
import { findSlab } from '../find-slab.ts'
import { toPaise } from '../money.ts'
import type { Paise } from '../money.ts'
import { missing, unknown } from '../result.ts'
import type { Result, Step, Sum } from '../result.ts'
import type { Case, RuleOf } from '../rule.ts'
import { selectFor, standingOf } from '../select-row.ts'
import { settle } from '../settle.ts'
import { slabSum, tariff } from './tariff.ts'

/** A fee by an amount, such as that of a form by the capital of the company. */
export function slabFee(rule: RuleOf<'slabs'>, given: Case): Result {
  const row = selectFor(rule, given)
  if (row.kind === 'unknown') return row
  if (given.amount === undefined) return missing('amount')
  const sum = tariff(row.figures.slabs, toPaise(given.amount))
  return sum === undefined ? unknown('no-slab') : settle(rule, row, sum)
}

/** A fixed fee times the number of things. */
export function fixedFee(rule: RuleOf<'fees'>, given: Case): Result {
  const row = selectFor(rule, given)
  if (row.kind === 'unknown') return row
  const { item = '', count = 1 } = given
  const fee = Object.hasOwn(row.figures.fees, item) ? row.figures.fees[item] : undefined
  if (fee === undefined) return missing('item')
  const of = toPaise(fee.amount)
  const steps: Step[] = [{ step: 'fixed', label: fee.label, is: of }]
  if (count > 1) steps.push({ step: 'count', of, count, is: of * count })
  return settle(rule, row, { paise: of * count, steps })
}

/**
 * A fixed fee for a late return or report, by income, by turnover or by the months of delay. Zero
 * if it is in time.
 */
export function lateReturnFee(rule: RuleOf<'late-return-fee'>, given: Case): Result {
  const row = selectFor(rule, given)
  if (row.kind === 'unknown') return row
  const [due, filed] = [readDay(given.due ?? ''), readDay(given.filed ?? '')]
  if (due === undefined) return missing('due')
  if (filed === undefined) return missing('filed')
  if (filed <= due) return settle(rule, row, { paise: 0, steps: [{ step: 'in-time' }] })
  const { by, slabs } = row.figures
  const measured = by === 'months' ? undefined : by === 'income' ? given.amount : given.turnover
  if (by !== 'months' && measured === undefined) return missing(by === 'income' ? 'amount' : 'turnover')
  // Slabs compare amounts, so a month counts as a rupee.
  const amount = toPaise(measured ?? monthsLate(due, filed))
  const slab = findSlab(slabs, amount)
  return slab === undefined || slab.unknown === true ? unknown('no-slab') : settle(rule, row, slabSum(slab, amount))
}

/**
 * Months of delay, with a part of one as a whole. The first ends on the same date of the next month
 * as the due day.
 */
function monthsLate(due: Day, filed: Day): number {
  let months = 1
  while (addMonths(due, months) < filed) months += 1
  return months
}

/** Stamp duty in a state. If tables differ, the sum is the lowest, with the highest beside it. */
export function stampDuty(rule: RuleOf<'duties'>, given: Case): Result {
  const row = selectFor(rule, given)
  if (row.kind === 'unknown') return row
  if (given.state === undefined) return missing('state')
  if (given.amount === undefined) return missing('amount')
  const duties = row.figures.states[given.state]
  if (duties === undefined) return unknown('no-row')
  const { articles, others = [], confidence, doubt } = duties
  const unsettled = { kind: 'unknown', why: 'unsettled', ...(doubt === undefined ? {} : { doubt }) } as const
  if (confidence === 'low' || articles === undefined) return unsettled
  const amount = toPaise(given.amount)
  const sums = [{ ...duties, articles }, ...others].flatMap((table) => dutyOf(table, amount) ?? [])
  const [lowest, ...higher] = sums.sort((one, other) => one.paise - other.paise)
  if (lowest === undefined) return unknown('no-slab')
  const most = higher.at(-1)
  const standing = standingOf({ ...row.standing, confidence, ...(doubt === undefined ? {} : { doubt }) })
  const settled = settle(rule, { ...row, standing }, lowest)
  return most && most.paise > lowest.paise ? { ...settled, most } : settled
}

interface DutyTable {
  form?: number
  memorandum?: number
  articles: Parameters<typeof tariff>[0]
}

function dutyOf({ form, memorandum, articles }: DutyTable, amount: Paise): Sum | undefined {
  const onArticles = tariff(articles, amount)
  if (onArticles === undefined) return undefined
  const fixed = [
    { label: 'Form', rupees: form },
    { label: 'Memorandum', rupees: memorandum },
  ].flatMap(({ label, rupees }) =>
    rupees === undefined ? [] : [{ step: 'fixed' as const, label, is: toPaise(rupees) }],
  )
  // An LLP's agreement stands alone, and needs no name.
  if (fixed.length === 0) return onArticles
  const named = onArticles.steps.map((step) => (step.step === 'fixed' ? { label: 'Articles', ...step } : step))
  const paise = fixed.reduce((sum, { is }) => sum + is, onArticles.paise)
  return { paise, steps: [...fixed, ...named, { step: 'sum' as const, is: paise }] }
}

/** The largest turnover that is not yet taxable in a state. */
export function limitOf(rule: RuleOf<'thresholds'>, given: Case): Result {
  const row = selectFor(rule, given)
  if (row.kind === 'unknown') return row
  const { item = '', state } = given
  const limit = Object.hasOwn(row.figures.limits, item) ? row.figures.limits[item] : undefined
  if (limit === undefined) return missing('item')
  if (state === undefined) return missing('state')
  const paise = toPaise(limit.states?.[state] ?? limit.most)
  return settle(rule, row, { paise, steps: [{ step: 'fixed', label: limit.label, is: paise }] })
}
