import { countMonths } from '../days/count-months.ts'
import { toPaise } from '../money.ts'
import type { Paise } from '../money.ts'
import { inTime, missing, nothing, unknown, unsettled } from '../result.ts'
import type { Step, Sum } from '../result.ts'
import type { FiguresOf } from '../rule.ts'
import { byRow } from '../select-row.ts'
import { spanOf } from './span.ts'
import { tariff } from './tariff.ts'

/** A fee by an amount, such as that of a form by the capital of the company. */
export const slabFee = byRow(({ slabs }: FiguresOf<'slabs'>, { amount }) => {
  if (amount === undefined) return missing('amount')
  return tariff(slabs, toPaise(amount)) ?? unknown('no-slab')
})

/** A fixed fee times the number of things. */
export const fixedFee = byRow(({ fees }: FiguresOf<'fees'>, { item = '', count = 1 }) => {
  const fee = Object.hasOwn(fees, item) ? fees[item] : undefined
  if (fee === undefined) return missing('item')
  const of = toPaise(fee.amount)
  const steps: Step[] = [{ step: 'fixed', label: fee.label, is: of }]
  if (count > 1) steps.push({ step: 'count', of, count, is: of * count })
  return { paise: of * count, steps }
})

/** A fixed fee by income, turnover or months of delay, for those who must file the late return. */
export const lateReturnFee = byRow(({ by, slabs }: FiguresOf<'late-return-fee'>, given) => {
  const span = spanOf(given, 'due', 'filed')
  if ('kind' in span) return span
  if (span.days <= 0) return inTime
  if (given.obliged === false) return nothing({ step: 'no-duty' })
  const key = by === 'income' ? 'amount' : 'turnover'
  // Slabs compare amounts, so a month counts as a rupee. A month ends on the date of the due day.
  const measured = by === 'months' ? countMonths('anniversary', span.from, span.to - 1) : given[key]
  if (measured === undefined) return missing(key)
  return tariff(slabs, toPaise(measured)) ?? unknown('no-slab')
})

/** Stamp duty in a state. If tables differ, the sum is the lowest, with the highest beside it. */
export const stampDuty = byRow(({ states }: FiguresOf<'duties'>, given) => {
  if (given.state === undefined) return missing('state')
  if (given.amount === undefined) return missing('amount')
  const duties = states[given.state]
  if (duties === undefined) return unknown('no-row')
  const { articles, others = [], confidence, doubt } = duties
  if (confidence === 'low' || articles === undefined) return unsettled(doubt)
  const amount = toPaise(given.amount)
  const sums = [{ ...duties, articles }, ...others].flatMap((table) => dutyOf(table, amount) ?? [])
  const [lowest, ...higher] = sums.sort((one, other) => one.paise - other.paise)
  if (lowest === undefined) return unknown('no-slab')
  const duty = { ...lowest, confidence, ...(doubt === undefined ? {} : { doubt }) }
  const most = higher.at(-1)
  return most && most.paise > lowest.paise ? { ...duty, most } : duty
})

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
export const limitOf = byRow(({ limits }: FiguresOf<'thresholds'>, { item = '', state }) => {
  const limit = Object.hasOwn(limits, item) ? limits[item] : undefined
  if (limit === undefined) return missing('item')
  if (state === undefined) return missing('state')
  const paise = toPaise(limit.states?.[state] ?? limit.most)
  return { paise, steps: [{ step: 'fixed', label: limit.label, is: paise }] }
})
