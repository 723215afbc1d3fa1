import type { EstimatorPayload } from '#src/pages/estimator/payload.ts'
import { answerTo, openOf } from '../calculators/question.ts'
import type { Answers } from '../calculators/question.ts'
import { keepAsked } from '../calculators/address.ts'
import { readAmount } from '../calculators/read-amount.ts'
import { fixedFee, slabFee, stampDuty } from '../arithmetic/fees.ts'
import type { Book, Line } from '../calculators/book.ts'
import { formatPaise, toWholeRupees } from '../money.ts'
import type { Paise } from '../money.ts'
import { missing, unknown } from '../result.ts'
import type { Result } from '../result.ts'
import type { Case, Rule } from '../rule.ts'

/** A part is asked for an amount, or has one that no answer changes. */
type Part = EstimatorPayload['estimator']['parts'][number] & { amount?: number }
export type Estimator = Omit<EstimatorPayload['estimator'], 'parts'> & { parts: readonly Part[] }

/** An estimator's rules, with our fee as one more, and the day for which they are evaluated. */
export interface PriceBook extends Book {
  on: string
}

export interface PriceLine extends Line {
  label?: string
}

export interface Price {
  lines: readonly PriceLine[]
  /** The sum of what is known, including estimates. Undefined if nothing is known. */
  total: Paise | undefined
  /** What the sum does not include, in words. */
  open: readonly string[]
  /** Whether the sum is a minimum: something is left out, or the lowest of several is taken. */
  isLeast: boolean
}

/** The rule of our fee, and the rule of the tax on it. */
export const ourFee = 'our-fee'
export const taxOnFee = 'prices/gst-on-fee'

/** The total price, part by part, by the lowest figures. Undefined while an answer is missing. */
export function estimate(estimator: Estimator, book: PriceBook, given: Answers): Price | undefined {
  if (openOf(estimator.questions, given).length > 0) return undefined
  const answers = keepAsked(estimator.questions, given)
  const asked = estimator.parts.filter((part) => holds(part.when, answers))
  const parts = asked.filter((part) => isAnswered(part, answers))
  const lines = [...feeLines(estimator, book, answers), ...parts.map((part) => partLine(part, book, answers))]
  const open = [
    ...asked.flatMap((part) => (isAnswered(part, answers) || part.otherwise === undefined ? [] : [part.otherwise])),
    ...estimator.open.filter(({ when }) => holds(when, answers)).map(({ text }) => text),
  ]
  const known = lines.flatMap(({ result }) => (result.kind === 'sum' ? [result] : []))
  const hasMore = open.length > 0 || known.length < lines.length || known.some(({ most }) => most !== undefined)
  return {
    lines,
    open,
    total: known.length === 0 ? undefined : known.reduce((sum, { paise }) => sum + paise, 0),
    // A fee that we quote is in no sum.
    isLeast: hasMore || estimator.fee === undefined,
  }
}

/** The titles of the fees that are unknown and in no sum. */
export function leftOut({ lines }: Pick<Price, 'lines'>, { rules }: Pick<PriceBook, 'rules'>): string[] {
  return lines.flatMap(({ rule, label, result }) => {
    const isNothing = result.kind === 'unknown' && result.why === 'not-due'
    return result.kind === 'sum' || isNothing ? [] : [label ?? rules[rule]?.title ?? rule]
  })
}

/** Whether a fee is an estimate, which is counted and marked. */
export function isEstimate(result: Result): boolean {
  return result.kind === 'sum' && result.confidence !== 'high'
}

function holds(when: Part['when'] = {}, answers: Answers): boolean {
  return Object.entries(when).every(([id, values]) => values.includes(answerTo(answers, id)))
}

function isAnswered({ ask = {}, less }: Part, answers: Answers): boolean {
  return [...Object.values(ask), ...(less === undefined ? [] : [less])].every((id) => answerTo(answers, id) !== '')
}

/** Our fee, and the tax on it. */
function feeLines({ fee }: Pick<Estimator, 'fee'>, book: PriceBook, answers: Answers): PriceLine[] {
  if (fee === undefined) return []
  const own = lineOf(ourFee, book, { item: answerTo(answers, fee) || fee })
  if (own.result.kind !== 'sum') return [own]
  const tax = lineOf(taxOnFee, book, { amount: own.result.paise / 100 })
  return [own, { ...tax, result: inWholeRupees(tax.result) }]
}

/** Section 170 of the CGST Act rounds tax to the rupee. */
function inWholeRupees(result: Result): Result {
  if (result.kind !== 'sum' || result.paise % 100 === 0) return result
  const is = toWholeRupees(result.paise)
  return { ...result, paise: is, steps: [...result.steps, { step: 'rounded', is }] }
}

/** The amount of one part. */
function partLine(part: Part, book: PriceBook, answers: Answers): PriceLine {
  const { rule, label, item, amount, ask = {}, less } = part
  const text = (id: string) => answerTo(answers, id)
  const amountOf = (id: string) => {
    const rupees = readAmount(text(id))
    return rupees === undefined ? {} : { amount: rupees }
  }
  const given: Case = {
    ...(item === undefined ? {} : { item }),
    ...(amount === undefined ? {} : { amount }),
    ...(ask.item === undefined ? {} : { item: text(ask.item) }),
    ...(ask.state === undefined ? {} : { state: text(ask.state) }),
    ...(ask.count === undefined ? {} : { count: Number(text(ask.count)) }),
    ...(ask.amount === undefined ? {} : amountOf(ask.amount)),
  }
  const line = lineOf(rule, book, given)
  const before = less === undefined ? undefined : lineOf(rule, book, { ...given, ...amountOf(less) })
  return {
    ...line,
    ...(before === undefined ? {} : { result: difference(line, before) }),
    ...(label === undefined ? {} : { label }),
  }
}

function lineOf(rule: string, { rules, on }: PriceBook, given: Case): PriceLine {
  const record = Object.hasOwn(rules, rule) ? rules[rule] : undefined
  const asked = { on, ...given }
  return { rule, given: asked, result: record ? evaluatePrice(record, asked) : unknown('no-row') }
}

/** The kinds of rule that state prices. The arithmetic of delays stays out of these pages. */
function evaluatePrice(rule: Rule, given: Case): Result {
  switch (rule.kind) {
    case 'fees':
      return fixedFee(rule, given)
    case 'slabs':
      return slabFee(rule, given)
    case 'duties':
      return stampDuty(rule, given)
    default:
      return unknown('no-row')
  }
}

/** The fee for one amount less that for another. Zero if the new amount is not above the old. */
function difference({ result, given }: PriceLine, before: PriceLine): Result {
  const [after, now] = [given.amount, before.given.amount]
  if (after === undefined || now === undefined) return missing('amount')
  if (after <= now) return unknown('not-due')
  if (result.kind !== 'sum' || before.result.kind !== 'sum') return result.kind === 'sum' ? before.result : result
  const is = result.paise - before.result.paise
  return { ...result, paise: is, steps: [{ step: 'less', of: result.paise, less: before.result.paise, is }] }
}

/**
 * A total in words: a sum, a minimum, or a phrase if nothing is known. Never a range: its upper end
 * would read as the most that one pays, and fees that no rule gives come on top.
 */
export function sayTotal(
  { total, isLeast }: Pick<Price, 'total' | 'isLeast'>,
  words: Record<'from' | 'none', string>,
): string {
  const { from, none } = words
  // "From ₹0" would read as free.
  if (total === undefined || (total === 0 && isLeast)) return none
  return isLeast ? `${from} ${formatPaise(total)}` : formatPaise(total)
}
