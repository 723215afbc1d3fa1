import { readDay, writeDay } from '../days/civil-day.ts'
import type { Case } from '../rule.ts'
import { findDue } from './book.ts'
import type { Book, DueLine, Line } from './book.ts'
import { answerTo } from './question.ts'
import type { Answers } from './question.ts'
import { readAmount } from './read-amount.ts'

/** The result of a calculator. */
export interface Outcome {
  /** The due day, and the day on which it is done, if the delay is counted from the due day. */
  due?: DueLine
  done?: string
  /** What is owed. If it can no longer be filed, that is the interest alone. */
  lines: readonly Line[]
  closed?: Closed
}

/** Why something can no longer be filed. */
export interface Closed {
  /** The last day by law. `orders` are those by which it may still be open. */
  bar: DueLine
  /** The day on which the portal closes it, which may be later. */
  shut?: DueLine
}

/** Complete answers, in the forms that families need. */
export interface Given {
  text: (id: string) => string
  /** Nothing where it was not asked: a rule then says that an answer is missing. */
  rupees: (id: string) => number | undefined
  amount: (id: string) => Pick<Case, 'amount'>
  has: (id: string) => boolean
  /** Names that questions and cases of rules share. */
  common: Case
}

/** Turns answers into cases of rules, and evaluates the rules. */
export type Family = (given: Given, book: Book) => Outcome

export function toGiven(answers: Answers): Given {
  const text = (id: string) => answerTo(answers, id)
  const has = (id: string) => text(id) !== ''
  const rupees = (id: string) => readAmount(text(id))
  const amount = (id: string) => {
    const sum = rupees(id)
    return sum === undefined ? {} : { amount: sum }
  }
  const [turnover, stateTurnover, tax] = [rupees('turnover'), rupees('stateTurnover'), rupees('tax')]
  const common: Case = {
    ...(has('period') && { period: text('period') }),
    ...(has('filed') && { filed: text('filed') }),
    ...(has('nil') && { nil: text('nil') === 'yes' }),
    ...(turnover !== undefined && { turnover }),
    ...(stateTurnover !== undefined && { stateTurnover }),
    ...(tax !== undefined && { tax }),
  }
  return { text, rupees, amount, has, common }
}

interface Late {
  book: Book
  due: DueLine
  /** The day on which it is done. */
  done: string
  /** The lines counted from a day. */
  lines: (due: string, isClosed: boolean) => readonly Line[]
  /** Whether it could no longer be filed that day, if it was due on a day. */
  closed?: (due: string) => Closed | undefined
}

/**
 * The lines counted from a due day. None if no rule knows that day. If another day may be the due
 * day, each sum that would change says so.
 */
export function countFrom({ lines, closed: closedBy, ...late }: Late): Outcome {
  const { due, done } = late
  if (due.result.kind === 'unknown') return { due, done, lines: [] }
  const { due: day } = due.result
  const closed = closedBy?.(day)
  const isClosed = closed !== undefined
  const days = otherDays(late)
  const others = days.map((other) => ({ order: other.order, lines: lines(other.day, isClosed) }))
  return {
    due,
    done,
    lines: lines(day, isClosed).map((line) => others.reduce(withOther, line)),
    ...(closed && { closed: { ...closed, bar: { ...closed.bar, orders: openingOrders(days, closedBy) } } }),
  }
}

/** The orders that may have moved the due day so far that it is still open. */
function openingOrders(days: readonly OtherDay[], closedBy: Late['closed']): string[] {
  return days.flatMap(({ day, order }) => (order === undefined || closedBy?.(day) ? [] : [order]))
}

interface OtherDay {
  day: string
  order?: string
}

/** Other possible due days: of uncertain orders, and the next working day if done by then. */
function otherDays({ book, due: { result, orders }, done }: Pick<Late, 'book' | 'due' | 'done'>): OtherDay[] {
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

/** That it is closed, if it was done after the last possible day. */
export function findClosed(
  book: Book,
  { last, of, filed }: { last: string; of: string; filed: string },
): Closed | undefined {
  const bar = findDue(book, last, of)
  return bar.result.kind === 'day' && filed > bar.result.due ? { bar } : undefined
}

/** The day after a written day, or a number of days after it. */
export function shiftDay(text: string, days: number): string {
  const day = readDay(text)
  return day === undefined ? text : writeDay(day + days)
}
