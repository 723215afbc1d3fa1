import { findDue, workOut } from '../book.ts'
import type { Family } from '../family.ts'
import { countFrom, findClosed, shiftDay } from '../family.ts'

const returns = new Map([
  ['individual', 'due-dates/income-tax/itr-individual'],
  ['business', 'due-dates/income-tax/itr-business'],
  ['audit', 'due-dates/income-tax/itr-audit'],
  ['transfer-pricing', 'due-dates/income-tax/itr-transfer-pricing'],
])

/** Fee and interest of a late return, the fee of a revised one, and interest on advance tax. */
export const incomeTax: Family = (given, book) => {
  const what = given.text('what')
  if (what === 'return') return lateReturn(given, book)
  if (what === 'revised') return revisedReturn(given, book)
  return advanceTax(given, book)
}

const lateReturn: Family = ({ text, amount, common }, book) => {
  const [period, filed] = [text('period'), text('filed')]
  const owing = { ...common, ...amount('income'), ...(text('duty') === 'no' && { obliged: false }) }
  return countFrom({
    book,
    due: findDue(book, returns.get(text('who')) ?? '', period),
    done: filed,
    lines: (due, isClosed) => [
      ...(isClosed ? [] : [workOut(book, 'income-tax/late-return-fee', { ...owing, due })]),
      workOut(book, 'income-tax/late-return-interest', { period, from: shiftDay(due, 1), to: filed, ...amount('tax') }),
    ],
    closed: () => findClosed(book, { last: 'due-dates/income-tax/itr-belated', of: period, filed }),
  })
}

const revisedReturn: Family = ({ text, amount, common }, book) => {
  const [period, filed] = [text('period'), text('filed')]
  return countFrom({
    book,
    due: findDue(book, 'due-dates/income-tax/itr-revised-free', period),
    done: filed,
    lines: (due, isClosed) =>
      isClosed ? [] : [workOut(book, 'income-tax/revised-return-fee', { ...common, due, ...amount('income') })],
    closed: () => findClosed(book, { last: 'due-dates/income-tax/itr-revised', of: period, filed }),
  })
}

/** Each instalment, and the year as a whole. The answers are the totals paid by each day. */
const advanceTax: Family = ({ text, rupees, common }, book) => {
  const isPresumptive = text('what') === 'presumptive'
  const days = isPresumptive ? ['march'] : ['june', 'september', 'december', 'march']
  const deferment = isPresumptive ? 'income-tax/advance-tax-deferment-presumptive' : 'income-tax/advance-tax-deferment'
  const owing = { ...common, ...(text('senior') === 'yes' && { senior: true }) }
  const paidBy = (ids: readonly string[]) => ids.flatMap((id) => rupees(id) ?? [])
  return {
    lines: [
      workOut(book, deferment, { ...owing, paid: paidBy(days) }),
      workOut(book, 'income-tax/advance-tax-shortfall', { ...owing, paid: paidBy(['year']), to: text('paid') }),
    ],
  }
}
