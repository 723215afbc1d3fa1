import { findDue, workOut } from '../book.ts'
import type { Book, DueLine } from '../book.ts'
import type { Family } from '../family.ts'
import { countFrom, shiftDay } from '../family.ts'

/** The rules of a due day: under the Act of 2025, and before April 2026. */
const dueRules = new Map([
  ['payment', ['due-dates/tds/tds-payment']],
  ['tds-statement', ['due-dates/tds/tds-statement', 'due-dates/tds/tds-statement-1961']],
  ['tcs-statement', ['due-dates/tds/tcs-statement', 'due-dates/tds/tcs-statement-1961']],
  ['form-141', ['due-dates/tds/tds-payment-141', 'due-dates/tds/tds-payment-26qb']],
])

/** Interest on tax deducted or paid late, and the fee of a late statement. */
export const tds: Family = (given, book) => {
  const what = given.text('what')
  if (what === 'payment' || what === 'form-141') return latePayment(given, book)
  if (what === 'deduction') {
    const { text, amount } = given
    const [from, to] = [text('deductible'), text('deducted')]
    // Tax deducted on the day itself is in time, but counting started months would charge one.
    const end = to <= from ? shiftDay(from, -1) : to
    return { lines: [workOut(book, 'tds/late-deduction-interest', { from, to: end, ...amount('amount') })] }
  }
  const [period, filed] = [given.text('period'), given.text('filed')]
  return countFrom({
    book,
    due: findDueOf(what, period, book),
    done: filed,
    lines: (due) => [workOut(book, 'tds/late-statement-fee', { ...given.common, due })],
  })
}

/** The due day by the first of the rules that covers the period. */
function findDueOf(what: string, period: string, book: Book): DueLine {
  const [newest = findDue(book, '', period), ...older] = (dueRules.get(what) ?? []).map((id) =>
    findDue(book, id, period),
  )
  return [newest, ...older].find(({ result }) => result.kind === 'day') ?? newest
}

/**
 * Interest runs from the day of deduction, but only if the due day was missed. Form 141 is also the
 * statement, so it costs the daily fee too.
 */
const latePayment: Family = ({ text, rupees, amount }, book) => {
  const [what, from, paid, tax] = [text('what'), text('deducted'), text('paid'), rupees('amount')]
  const period = from.slice(0, 7)
  const statement = { period, filed: paid, ...(tax !== undefined && { tax }) }
  return countFrom({
    book,
    due: findDueOf(what, period, book),
    done: paid,
    lines: (due) => [
      workOut(book, 'tds/late-payment-interest', {
        from,
        to: paid <= due ? shiftDay(from, -1) : paid,
        ...amount('amount'),
      }),
      ...(what === 'form-141' ? [workOut(book, 'tds/late-statement-fee', { ...statement, due })] : []),
    ],
  })
}
