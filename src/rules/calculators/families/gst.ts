import { findDue, workOut } from '../book.ts'
import type { Book } from '../book.ts'
import { countFrom, findClosed } from '../family.ts'
import type { Closed, Family, Given } from '../family.ts'

interface Form {
  due: string
  fee?: string
  /** After three years it cannot be filed any more. */
  isBarred?: true
}

const monthly: Form = { due: 'due-dates/gst/gstr-3b-monthly', fee: 'gst/gstr-3b-late-fee', isBarred: true }
const quarterly: Form = { ...monthly, due: 'due-dates/gst/gstr-3b-quarterly-24' }

const forms = new Map<string, Form>([
  ['gstr-3b', monthly],
  ['gstr-3b-quarterly', quarterly],
  // The return was in time, so tax that it left out costs interest alone, and can be paid later.
  ['left-out', { due: monthly.due }],
  ['left-out-quarterly', { due: quarterly.due }],
  ['gstr-1', { due: 'due-dates/gst/gstr-1-monthly', fee: 'gst/gstr-1-late-fee', isBarred: true }],
  ['gstr-1-quarterly', { due: 'due-dates/gst/gstr-1-quarterly', fee: 'gst/gstr-1-late-fee', isBarred: true }],
  ['gstr-9', { due: 'due-dates/gst/gstr-9', fee: 'gst/gstr-9-late-fee', isBarred: true }],
  ['gstr-4', { due: 'due-dates/gst/gstr-4', fee: 'gst/gstr-4-late-fee', isBarred: true }],
  ['cmp-08', { due: 'due-dates/gst/cmp-08', fee: 'gst/cmp-08-late-fee' }],
  ['pmt-06', { due: 'due-dates/gst/pmt-06' }],
])

/** Late fee and interest of GST returns, statements and deposits. */
export const gst: Family = ({ text, has, amount, common }, book) => {
  const form = forms.get(text('form'))
  if (form === undefined) return { lines: [] }
  // The annual return is filed once both of its forms are: GSTR-9 first, then GSTR-9C.
  const filed = has('reconciled') ? text('reconciled') : text('filed')
  return countFrom({
    book,
    due: findDue(book, dueRuleOf(form, text, book), text('period')),
    done: filed,
    lines: (due, isClosed) => [
      ...(form.fee === undefined || isClosed ? [] : [workOut(book, form.fee, { ...common, due, filed })]),
      ...(has('tax') ? [workOut(book, 'gst/interest', { from: due, to: filed, ...amount('tax') })] : []),
    ],
    closed: (due) => (form.isBarred ? closedAfter(due, filed, book) : undefined),
  })
}

/** By law it is closed on a day three years later, and on the portal so far at that month's end. */
function closedAfter(due: string, filed: string, book: Book): Closed | undefined {
  const closed = findClosed(book, { last: 'due-dates/gst/return-bar', of: due, filed })
  return closed && { ...closed, shut: findDue(book, 'due-dates/gst/portal-closing', due) }
}

/** A quarter's GSTR-3B is due two days earlier in some states. */
function dueRuleOf({ due }: Form, text: Given['text'], { quarterlyDays }: Book): string {
  return due === quarterly.due && new Map(Object.entries(quarterlyDays ?? {})).get(text('state')) === 22
    ? 'due-dates/gst/gstr-3b-quarterly-22'
    : due
}
