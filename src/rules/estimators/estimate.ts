import { openOf } from '../calculators/question.ts'
import type { Answers, Question } from '../calculators/question.ts'
import { keepAsked } from '../calculators/address.ts'
import { readAmount } from '../calculators/read-amount.ts'
import type { Book, Line } from '../calculators/book.ts'
import { formatPaise } from '../money.ts'
import type { Paise } from '../money.ts'
import { unknown } from '../result.ts'
import type { Result } from '../result.ts'
import type { Case } from '../rule.ts'
import { evaluatePrice } from './evaluate-price.ts'

type Condition = Readonly<Record<string, readonly string[]>>

/** A fee of the government: a rule, and which answers it is asked with. */
export interface Part {
  rule: string
  /** What it is, where the rule's title does not say it. */
  label?: string
  item?: string
  /** The questions whose answers the rule is given. */
  ask?: Readonly<Partial<Record<'amount' | 'state' | 'item' | 'count', string>>>
  /** The question of an amount whose fee is taken off. */
  less?: string
  when?: Condition
  /** What is said while a question that it needs has no answer. */
  otherwise?: string
}

/** What it costs to have something done: our fee, the government's, and what nobody can say beforehand. */
export interface Estimator {
  questions: readonly Question[]
  /** The question that asks for the package, or the one item of our fee. Without it the fee is quoted. */
  fee?: string
  parts: readonly Part[]
  open: readonly { text: string; when?: Condition }[]
}

/** The rules of an estimator and our own fee, as one more rule; and the day for which they are asked. */
export interface PriceBook extends Book {
  on: string
}

export interface PriceLine extends Line {
  label?: string
}

export interface Price {
  lines: readonly PriceLine[]
  /** The sum of what is sure. */
  total: Paise
  /** What is not in it, in words: the total is the least then. */
  open: readonly string[]
  isLeast: boolean
}

/** The rule of our fee, and the one of the tax on it. */
export const ourFee = 'our-fee'
export const taxOnFee = 'prices/gst-on-fee'

/** The price in all, part by part; undefined while an answer is missing. */
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
  const { total, isLeast } = sumOf(lines, open)
  // A fee that we quote is in no sum.
  return { lines, open, total, isLeast: isLeast || estimator.fee === undefined }
}

/** The sum of what is sure; with anything that is not, it is the least. */
export function sumOf(lines: readonly Line[], open: readonly string[]): { total: Paise; isLeast: boolean } {
  const sure = lines.flatMap(({ result }) => (isSure(result) ? [result.paise] : []))
  return { total: sure.reduce((sum, one) => sum + one, 0), isLeast: open.length > 0 || sure.length < lines.length }
}

/** Whether a fee may be part of a sum: an estimate may not. */
export function isSure(result: Result): result is Extract<Result, { kind: 'sum' }> {
  return result.kind === 'sum' && result.confidence === 'high'
}

function holds(when: Condition = {}, answers: Answers): boolean {
  return Object.entries(when).every(([id, values]) => values.includes(answers[id] ?? ''))
}

function isAnswered({ ask = {} }: Part, answers: Answers): boolean {
  return Object.values(ask).every((id) => answers[id] !== undefined)
}

/** Our fee, and the tax on it. */
export function feeLines({ fee }: Pick<Estimator, 'fee'>, book: PriceBook, answers: Answers): PriceLine[] {
  if (fee === undefined) return []
  const own = lineOf(ourFee, book, { item: answers[fee] ?? fee })
  if (own.result.kind !== 'sum') return [own]
  return [own, lineOf(taxOnFee, book, { amount: own.result.paise / 100 })]
}

/** What one part comes to. */
export function partLine({ rule, label, item, ask = {}, less }: Part, book: PriceBook, answers: Answers): PriceLine {
  const text = (id: string) => answers[id] ?? ''
  const given: Case = {
    ...(item === undefined ? {} : { item }),
    ...(ask.item === undefined ? {} : { item: text(ask.item) }),
    ...(ask.state === undefined ? {} : { state: text(ask.state) }),
    ...(ask.count === undefined ? {} : { count: Number(text(ask.count)) }),
    ...(ask.amount === undefined ? {} : { amount: readAmount(text(ask.amount)) ?? 0 }),
  }
  const line = lineOf(rule, book, given)
  const before = less === undefined ? undefined : lineOf(rule, book, { ...given, amount: readAmount(text(less)) ?? 0 })
  return {
    ...line,
    ...(before === undefined ? {} : { result: difference(line, before) }),
    ...(label === undefined ? {} : { label }),
  }
}

function lineOf(rule: string, { rules, on }: PriceBook, given: Case): PriceLine {
  const record = Object.hasOwn(rules, rule) ? rules[rule] : undefined
  const asked = { on, ...given }
  return { rule, given: asked, result: record ? evaluatePrice(record, asked) : unknown('no-row'), orders: [] }
}

/** The fee for one amount less that for another one; nothing where the new amount is not above the old. */
function difference({ result, given }: PriceLine, before: PriceLine): Result {
  if ((given.amount ?? 0) <= (before.given.amount ?? 0)) return unknown('not-due')
  if (result.kind !== 'sum' || before.result.kind !== 'sum') return result.kind === 'sum' ? before.result : result
  const is = result.paise - before.result.paise
  return { ...result, paise: is, steps: [{ step: 'less', of: result.paise, less: before.result.paise, is }] }
}

/** A total as people read it: with a word before it where it is the least. */
export function sayTotal({ total, isLeast }: Pick<Price, 'total' | 'isLeast'>, from: string): string {
  return isLeast ? `${from} ${formatPaise(total)}` : formatPaise(total)
}
