import { findDue, workOut } from '../book.ts'
import type { Family } from '../family.ts'
import { countFrom, shiftDay } from '../family.ts'

const statements: Readonly<Record<string, string>> = {
  'tds-statement': 'due-dates/tds/tds-statement',
  'tcs-statement': 'due-dates/tds/tcs-statement',
}

/** Interest on tax deducted or paid late, and the fee of a late statement. */
export const tds: Family = (given, book) => {
  const what = given.text('what')
  if (what === 'payment') return latePayment(given, book)
  if (what === 'deduction') {
    const { text, rupees } = given
    const [from, to] = [text('deductible'), text('deducted')]
    // Deducted on the day itself it is in time, which the count of months begun does not know.
    const end = to <= from ? shiftDay(from, -1) : to
    return { lines: [workOut(book, 'tds/late-deduction-interest', { from, to: end, amount: rupees('amount') })] }
  }
  const due = findDue(book, statements[what] ?? '', given.text('period'))
  return countFrom(due, (day) => [workOut(book, 'tds/late-statement-fee', { ...given.common, due: day })])
}

/** The interest runs from the day of deduction, but only where the due day was missed. */
const latePayment: Family = ({ text, rupees }, book) => {
  const [from, to] = [text('deducted'), text('paid')]
  const due = findDue(book, 'due-dates/tds/tds-payment', from.slice(0, 7))
  return countFrom(due, (day) => {
    const end = to <= day ? shiftDay(from, -1) : to
    return [workOut(book, 'tds/late-payment-interest', { from, to: end, amount: rupees('amount') })]
  })
}
