import { findDue, workOut } from '../book.ts'
import type { Book, Line } from '../book.ts'
import type { Family } from '../family.ts'
import { countFrom, shiftDay } from '../family.ts'
import type { Row } from '../../rule.ts'

/** Interest and damages of provident fund and state insurance paid late. */
export const employer: Family = ({ text, amount }, book) => {
  const isFund = text('fund') === 'epf'
  const due = findDue(book, isFund ? 'due-dates/epf-esi/epf' : 'due-dates/epf-esi/esi', text('period'))
  const lines = (from: string) => {
    const span = { from, to: text('paid'), ...amount('amount') }
    const damages = isFund ? fundDamages(book, span) : workOut(book, esiDamages, span)
    return [
      workOut(book, 'epf-esi/interest', span),
      withLaterDoubt(damages, findUnsettled(book, isFund ? epfDamages : esiDamages, span)),
    ]
  }
  return countFrom({ book, due, done: text('paid'), lines })
}

const epfDamages = 'epf-esi/epf-damages'
const esiDamages = 'epf-esi/esi-damages'

interface Span {
  from: string
  to: string
  amount?: number
}

/** By the month since June 2024, from the day after the due day; at a yearly rate before. */
function fundDamages(book: Book, span: Span): Line {
  const monthly = workOut(book, epfDamages, { ...span, from: shiftDay(span.from, 1) })
  const isOlder = monthly.result.kind === 'unknown' && monthly.result.why === 'no-row'
  return isOlder ? workOut(book, 'epf-esi/epf-damages-before-june-2024', span) : monthly
}

/** The doubt of a row of unsettled law that began between the due day and the payment. */
function findUnsettled({ rules }: Book, id: string, { from, to }: Span): string | undefined {
  const rows: readonly Pick<Row, 'from' | 'confidence' | 'doubt'>[] = rules[id]?.rows ?? []
  return rows.find((row) => row.confidence === 'low' && row.from > from && row.from <= to)?.doubt
}

/** Damages by the law of the due day, with a doubt if other law governs a part of the delay. */
function withLaterDoubt(line: Line, doubt: string | undefined): Line {
  const { result } = line
  if (result.kind !== 'sum' || doubt === undefined) return line
  return { ...line, result: { ...result, confidence: 'medium', doubt } }
}
