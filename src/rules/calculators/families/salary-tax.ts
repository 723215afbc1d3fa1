import type { SalaryTaxOfState } from '#src/pages/calculator/payload.ts'
import { toPaise, toWholeRupees } from '../../money.ts'
import type { Paise } from '../../money.ts'
import type { Step } from '../../result.ts'
import { workOut } from '../book.ts'
import type { Family } from '../family.ts'

/** Professional tax that an employer deducts, by the slabs of the state. */
export const salaryTax: Family = ({ text, rupees }, book) => {
  const state = text('state')
  const tax = new Map(Object.entries(book.salaryTaxes ?? {})).get(state)
  const id = text('women') === 'yes' ? tax?.women : tax?.all
  if (tax === undefined || id === undefined) return { lines: [] }
  // If the slabs are by the year, the pay is twelve such months in whole rupees: a twelfth of a
  // round sum is typed with paise.
  const months = tax.per === 'year' ? 12 : 1
  const rule = book.rules[id]
  // The book has only the row in force, so its own first day selects it.
  const on = rule?.rows[0]?.from ?? ''
  // Pay is not asked where one slab is for all, or where there is no figure.
  const isForAll = rule?.kind === 'slabs' && rule.rows[0]?.figures?.slabs.length === 1
  const pay = rupees('pay') ?? (isForAll ? 0 : undefined)
  if (pay === undefined) return { lines: [workOut(book, id, { on })] }
  const measured = months === 1 ? pay : Math.round(pay * months)
  const line = workOut(book, id, { on, amount: measured })
  if (line.result.kind !== 'sum') return { lines: [line] }
  const steps = [...payOf(toPaise(pay), months, toPaise(measured)), ...yearOf(line.result.paise, tax)]
  return { lines: [{ ...line, result: { ...line.result, steps } }] }
}

function payOf(of: Paise, count: number, is: Paise): Step[] {
  return count === 1 ? [] : [{ step: 'count', of, count, is }]
}

export const periodsAYear = { month: 12, 'half-year': 2, year: 1 } as const

/** The yearly total of the amount of one period, with a different last instalment. */
function yearOf(paise: Paise, { per, february = {}, isMonthly }: SalaryTaxOfState): Step[] {
  if (paise === 0) return []
  if (isMonthly) return instalmentsOf(paise)
  const times = periodsAYear[per]
  if (times === 1) return []
  const rupees = february[paise / 100]
  if (rupees === undefined) return [{ step: 'year', of: paise, times, is: paise * times }]
  const last = toPaise(rupees)
  const total = paise * (times - 1) + last
  return [{ step: 'year', of: paise, times: times - 1, last: { paise: last, in: 'February' }, is: total }]
}

/** The tax of a year by the month, in whole rupees: the last month takes the rest. */
function instalmentsOf(year: Paise): Step[] {
  const each = toWholeRupees(year / 12)
  const last = year - each * 11
  return [
    last === each
      ? { step: 'year', of: each, times: 12, is: year }
      : { step: 'year', of: each, times: 11, last: { paise: last, in: 'the last month' }, is: year },
  ]
}
