import { findDue, workOut } from '../book.ts'
import type { Family } from '../family.ts'
import { countFrom, findPassed, shiftDay } from '../family.ts'

const returns: Readonly<Record<string, string>> = {
  individual: 'due-dates/income-tax/itr-individual',
  business: 'due-dates/income-tax/itr-business',
  audit: 'due-dates/income-tax/itr-audit',
  'transfer-pricing': 'due-dates/income-tax/itr-transfer-pricing',
}

/** Fee and interest of a late return, the fee of a revised one, and interest on advance tax. */
export const incomeTax: Family = (given, book) => {
  const what = given.text('what')
  if (what === 'return') return lateReturn(given, book)
  if (what === 'revised') return revisedReturn(given, book)
  return advanceTax(given, book)
}

const lateReturn: Family = ({ text, rupees, common }, book) => {
  const [period, filed] = [text('period'), text('filed')]
  return countFrom(
    { book, due: findDue(book, returns[text('who')] ?? '', period), done: filed },
    (day) => [
      workOut(book, 'income-tax/late-return-fee', { ...common, due: day, amount: rupees('income') }),
      workOut(book, 'income-tax/late-return-interest', {
        period,
        from: shiftDay(day, 1),
        to: filed,
        amount: rupees('tax'),
      }),
    ],
    () => findPassed(book, ['due-dates/income-tax/itr-belated', period], filed),
  )
}

const revisedReturn: Family = ({ text, rupees, common }, book) => {
  const [period, filed] = [text('period'), text('filed')]
  return countFrom(
    { book, due: findDue(book, 'due-dates/income-tax/itr-revised-free', period), done: filed },
    (due) => [workOut(book, 'income-tax/revised-return-fee', { ...common, due, amount: rupees('income') })],
    () => findPassed(book, ['due-dates/income-tax/itr-revised', period], filed),
  )
}

/** Each instalment, and the year as a whole. The answers are the totals paid by each day. */
const advanceTax: Family = ({ text, rupees }, book) => {
  const [period, tax] = [text('period'), rupees('tax')]
  const isPresumptive = text('what') === 'presumptive'
  const paid = (isPresumptive ? ['march'] : ['june', 'september', 'december', 'march']).map(rupees)
  const deferment = isPresumptive ? 'income-tax/advance-tax-deferment-presumptive' : 'income-tax/advance-tax-deferment'
  const owing = { period, tax, ...(text('senior') === 'yes' && { senior: true }) }
  return {
    lines: [
      workOut(book, deferment, { ...owing, paid }),
      workOut(book, 'income-tax/advance-tax-shortfall', { ...owing, paid: [rupees('year')], to: text('paid') }),
    ],
  }
}
