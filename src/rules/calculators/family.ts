import { readDay, writeDay } from '../days/civil-day.ts'
import type { Case } from '../rule.ts'
import { findDue } from './book.ts'
import type { Book, DueLine, Line } from './book.ts'
import type { Answers } from './question.ts'
import { readAmount } from './read-amount.ts'

/** The result of a calculator. */
export interface Outcome {
  due?: DueLine
  /** The day on which it is done, if the delay is counted from the due day. */
  done?: string
  lines: readonly Line[]
  /** The last possible day, if that has passed. */
  bar?: DueLine
}

/** Complete answers, in the forms that families need. */
export interface Given {
  text: (id: string) => string
  rupees: (id: string) => number
  has: (id: string) => boolean
  /** Names that questions and cases of rules share. */
  common: Case
}

/** Turns answers into cases of rules, and evaluates the rules. */
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

interface Late {
  book: Book
  due: DueLine
  /** The day on which it is done. */
  done: string
}

/**
 * The lines counted from a due day. None if no rule knows that day, or if the last possible day has
 * passed. If another day may be the due day, each sum that would change says so.
 */
export function countFrom(late: Late, lines: OfDay<readonly Line[]>, passed?: OfDay<DueLine | undefined>): Outcome {
  const { due, done } = late
  if (due.result.kind === 'unknown') return { due, lines: [] }
  const bar = passed?.(due.result.due)
  if (bar) return { due, lines: [], bar }
  const others = otherDays(late).map(({ day, order }) => ({ order, lines: lines(day) }))
  return { due, done, lines: lines(due.result.due).map((line) => others.reduce(withOther, line)) }
}

/** Other possible due days: of uncertain orders, and the next working day if done by then. */
function otherDays({ book, due: { result, orders }, done }: Late): { day: string; order?: string }[] {
  const ordered = orders.flatMap((order) => {
    const moved = book.extensions[order]
    return moved === undefined ? [] : [{ day: moved.to, order }]
  })
  if (result.kind === 'unknown' || result.nextOpen === undefined) return ordered
  const next = writeDay(result.nextOpen)
  return done <= next ? [...ordered, { day: next }] : ordered
}

function withOther(line: Line, { order, lines }: { order: string | undefined; lines: readonly Line[] }): Line {
  const other = lines.find(({ rule }) => rule === line.rule)?.result
  if (line.result.kind !== 'sum' || other?.kind !== 'sum' || other.paise === line.result.paise) return line
  const otherwise = { paise: other.paise, ...(order === undefined ? {} : { order }) }
  return { ...line, otherwise: [...(line.otherwise ?? []), otherwise] }
}

/** The last possible day, if it was done later. */
export function findPassed(book: Book, [rule, of]: readonly [rule: string, of: string], filed: string) {
  const bar = findDue(book, rule, of)
  return bar.result.kind === 'day' && filed > bar.result.due ? bar : undefined
}

/** The day after a written day, or a number of days after it. */
export function shiftDay(text: string, days: number): string {
  const day = readDay(text)
  return day === undefined ? text : writeDay(day + days)
}
