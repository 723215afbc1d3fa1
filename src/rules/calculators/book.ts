import type { CalculatorBook } from '#src/pages/calculator/payload.ts'
import { evaluateDelay } from '../evaluate-delay.ts'
import { dueDay } from '../days/due-day.ts'
import type { Paise } from '../money.ts'
import { unknown } from '../result.ts'
import type { KnownDay, Result, Unknown } from '../result.ts'
import type { Case } from '../rule.ts'
import { findReliefs, relieve } from './relief.ts'
import type { Missed } from './relief.ts'

/** What calculators use: public rules, and orders that moved a day or waived a fee. */
export type Book = CalculatorBook

/** Another sum that may be right: by the order with this id, or by the next working day. */
export interface Otherwise {
  paise: Paise
  order?: string
}

/** The result of one rule. */
export interface Line<Found extends Result = Result> {
  rule: string
  /** The case for which it was evaluated. */
  given: Case
  /** What must be paid, after the sure reliefs. */
  result: Found
  /** Other sums that may be right. */
  otherwise?: readonly Otherwise[]
}

export interface DueLine extends Line<KnownDay | Unknown> {
  /** Ids of orders that may have moved the day, but are not sure enough to be applied. */
  orders: readonly string[]
}

/** The due day for a period or after an event. */
export function findDue({ rules, extensions }: Book, id: string, period: string): DueLine {
  const rule = Object.hasOwn(rules, id) ? rules[id] : undefined
  const given = { period }
  if (rule?.kind !== 'due-date') return { rule: id, given, result: unknown('no-row'), orders: [] }
  const result = dueDay({ id, rule, extensions }, period)
  const doubted = Object.entries(extensions).filter(
    ([, { kind, rules: about, period: of, confidence }]) =>
      kind === 'due-date' && confidence === 'medium' && about.includes(id) && of === period,
  )
  return { rule: id, given, result, orders: doubted.map(([name]) => name) }
}

/** A rule's result for a case, less sure reliefs. Possible reliefs give other sums. */
export function workOut({ rules, extensions }: Book, id: string, given: Case, missed?: Missed): Line {
  const rule = Object.hasOwn(rules, id) ? rules[id] : undefined
  if (rule === undefined) return { rule: id, given, result: unknown('no-row') }
  const result = evaluateDelay(rule, given)
  if (result.kind !== 'sum' || result.paise === 0 || missed === undefined) return { rule: id, given, result }
  const { sure, possible } = findReliefs(extensions, id, { ...missed, filed: given.filed })
  const owed = sure === undefined ? result : relieve(result, sure)
  const otherwise = possible.map((one) => ({ order: one.order, paise: relieve(result, one).paise }))
  const less = otherwise.filter(({ paise }) => paise < owed.paise)
  return { rule: id, given, result: owed, ...(less.length === 0 ? {} : { otherwise: less }) }
}
