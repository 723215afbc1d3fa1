import { findDue, workOut } from '../book.ts'
import type { Book } from '../book.ts'
import { countFrom, findPassed } from '../family.ts'
import type { Family, Given } from '../family.ts'

interface Form {
  due: string
  fee?: string
  /** After three years it cannot be filed any more. */
  isBarred?: true
}

const forms: Readonly<Record<string, Form>> = {
  'gstr-3b': { due: 'due-dates/gst/gstr-3b-monthly', fee: 'gst/gstr-3b-late-fee', isBarred: true },
  'gstr-3b-quarterly': { due: 'due-dates/gst/gstr-3b-quarterly-24', fee: 'gst/gstr-3b-late-fee', isBarred: true },
  'gstr-1': { due: 'due-dates/gst/gstr-1-monthly', fee: 'gst/gstr-1-late-fee', isBarred: true },
  'gstr-1-quarterly': { due: 'due-dates/gst/gstr-1-quarterly', fee: 'gst/gstr-1-late-fee', isBarred: true },
  'gstr-9': { due: 'due-dates/gst/gstr-9', fee: 'gst/gstr-9-late-fee', isBarred: true },
  'gstr-4': { due: 'due-dates/gst/gstr-4', fee: 'gst/gstr-4-late-fee', isBarred: true },
  'cmp-08': { due: 'due-dates/gst/cmp-08', fee: 'gst/cmp-08-late-fee' },
  'pmt-06': { due: 'due-dates/gst/pmt-06' },
}

/** Late fee and interest of GST returns, statements and deposits. */
export const gst: Family = (given, book) => {
  const form = forms[given.text('form')]
  if (form === undefined) return { lines: [] }
  const due = findDue(book, dueRuleOf(form, given, book), given.text('period'))
  const filed = given.text('filed')
  const lines = (day: string) => [
    ...(form.fee === undefined ? [] : [workOut(book, form.fee, { ...given.common, due: day })]),
    ...(given.has('tax') ? [workOut(book, 'gst/interest', { from: day, to: filed, amount: given.rupees('tax') })] : []),
  ]
  return countFrom({ book, due, done: filed }, lines, (day) =>
    form.isBarred ? findPassed(book, ['due-dates/gst/return-bar', day], filed) : undefined,
  )
}

/** A quarter's GSTR-3B is due two days earlier in some states. */
function dueRuleOf({ due }: Form, { text }: Given, { quarterlyDays = {} }: Book): string {
  return text('form') === 'gstr-3b-quarterly' && quarterlyDays[text('state')] === 22
    ? 'due-dates/gst/gstr-3b-quarterly-22'
    : due
}
