import { findDue, workOut } from '../book.ts'
import type { Book, Line } from '../book.ts'
import type { Family } from '../family.ts'
import { countFrom, shiftDay } from '../family.ts'

/** Interest and damages of provident fund and state insurance paid late. */
export const employer: Family = ({ text, rupees }, book) => {
  const isFund = text('fund') === 'epf'
  const due = findDue(book, isFund ? 'due-dates/epf-esi/epf' : 'due-dates/epf-esi/esi', text('period'))
  return countFrom({ book, due, done: text('paid') }, (from) => {
    const span = { from, to: text('paid'), amount: rupees('amount') }
    const damages = isFund ? fundDamages(book, span) : workOut(book, 'epf-esi/esi-damages', span)
    return [workOut(book, 'epf-esi/interest', span), damages]
  })
}

interface Span {
  from: string
  to: string
  amount: number
}

/** By the month since June 2024, from the day after the due day; at a yearly rate before. */
function fundDamages(book: Book, span: Span): Line {
  const monthly = workOut(book, 'epf-esi/epf-damages', { ...span, from: shiftDay(span.from, 1) })
  const isOlder = monthly.result.kind === 'unknown' && monthly.result.why === 'no-row'
  return isOlder ? workOut(book, 'epf-esi/epf-damages-before-june-2024', span) : monthly
}
