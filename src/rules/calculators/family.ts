import { readDay, writeDay } from '../days/civil-day.ts'
import type { Case } from '../rule.ts'
import { findDue } from './book.ts'
import type { Book, DueLine, Line } from './book.ts'
import type { Answers } from './question.ts'
import { readAmount } from './read-amount.ts'

/** What a calculator found. */
export interface Outcome {
  due?: DueLine
  lines: readonly Line[]
  /** The last day on which it can be done at all, where that has passed. */
  bar?: DueLine
}

/** Answers, of which none that is asked is missing, in the forms that families need. */
export interface Given {
  text: (id: string) => string
  rupees: (id: string) => number
  has: (id: string) => boolean
  /** What questions and cases of rules call by the same name. */
  common: Case
}

/** Turns answers into cases of rules, and asks the rules. */
export type Family = (given: Given, book: Book) => Outcome

export function toGiven(answers: Answers): Given {
  const text = (id: string) => answers[id] ?? ''
  const has = (id: string) => text(id) !== ''
  const rupees = (id: string) => readAmount(text(id)) ?? 0
  const common: Case = {
    ...(has('period') && { period: text('period') }),
    ...(has('filed') && { filed: text('filed') }),
    ...(has('nil') && { nil: text('nil') === 'yes' }),
    ...(has('turnover') && { turnover: rupees('turnover') }),
    ...(has('stateTurnover') && { stateTurnover: rupees('stateTurnover') }),
    ...(has('tax') && { tax: rupees('tax') }),
  }
  return { text, rupees, has, common }
}

type OfDay<Found> = (due: string) => Found

/** What is counted from a due day: nothing where no rule says which day it was, nor where a last day has passed. */
export function countFrom(due: DueLine, lines: OfDay<readonly Line[]>, passed?: OfDay<DueLine | undefined>): Outcome {
  const { result } = due
  if (result.kind === 'unknown') return { due, lines: [] }
  const bar = passed?.(result.due)
  return bar ? { due, lines: [], bar } : { due, lines: lines(result.due) }
}

/** The last day on which it could be done at all, where it was done later. */
export function findPassed(book: Book, [rule, of]: readonly [rule: string, of: string], filed: string) {
  const bar = findDue(book, rule, of)
  return bar.result.kind === 'day' && filed > bar.result.due ? bar : undefined
}

/** The day after, or another number of days from one that is written so. */
export function shiftDay(text: string, days: number): string {
  const day = readDay(text)
  return day === undefined ? text : writeDay(day + days)
}
