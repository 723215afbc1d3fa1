import { readPeriod } from '../days/period.ts'
import { readDay } from '../days/civil-day.ts'
import { countMonths } from '../days/count-months.ts'
import { percentOf, roundDownTo, toPaise } from '../money.ts'
import type { Paise } from '../money.ts'
import { missing } from '../result.ts'
import type { Result, Step, Sum } from '../result.ts'
import type { Case, FiguresOf, RuleOf } from '../rule.ts'
import { selectFor } from '../select-row.ts'
import { settle } from '../settle.ts'

/** A resident aged 60 or more without income from a business or profession owes no advance tax. */
const notOwed: Sum = { paise: 0, steps: [{ step: 'no-advance-tax' }] }

/**
 * Interest on instalments of advance tax that were paid late or short, computed for each instalment
 * on full hundreds of rupees.
 */
export function deferment(rule: RuleOf<'deferment'>, given: Case): Result {
  const row = selectFor(rule, given)
  if (row.kind === 'unknown') return row
  if (given.tax === undefined) return missing('tax')
  if (given.senior === true) return settle(rule, row, notOwed)
  const { minimum, instalments } = row.figures
  if (given.paid?.length !== instalments.length) return missing('paid')
  const tax = toPaise(given.tax)
  if (tax < toPaise(minimum))
    return settle(rule, row, { paise: 0, steps: [{ step: 'exempt', below: toPaise(minimum) }] })
  const parts = instalments.map((instalment, index) =>
    instalmentSteps(row.figures, instalment, { tax, paid: toPaise(given.paid?.[index] ?? 0) }),
  )
  const paise = parts.flat().reduce((sum, one) => sum + (one.step === 'by-month' ? one.is : 0), 0)
  const steps = parts.flat()
  return settle(rule, row, { paise, steps: steps.length > 1 ? [...steps, { step: 'sum', is: paise }] : steps })
}

interface Position {
  tax: Paise
  paid: Paise
}

function instalmentSteps(
  { ratePercent, roundDownTo: unit }: FiguresOf<'deferment'>,
  { percent, enough = percent, months }: FiguresOf<'deferment'>['instalments'][number],
  { tax, paid }: Position,
): Step[] {
  if (paid >= percentOf(tax, enough)) return [{ step: 'enough', percent: enough }]
  const shortfall = percentOf(tax, percent) - paid
  const of = roundDownTo(shortfall, unit)
  const is = percentOf(of, ratePercent * months)
  return [
    ...(of === shortfall ? [] : [{ step: 'full-steps', of: shortfall, is: of } as const]),
    { step: 'by-month', of, percent: ratePercent, months, is },
  ]
}

/**
 * Interest if less than nine tenths of the tax was paid as advance tax: from 1 April after the year
 * to the day of payment.
 */
export function shortfall(rule: RuleOf<'shortfall'>, given: Case): Result {
  const row = selectFor(rule, given)
  if (row.kind === 'unknown') return row
  const year = readPeriod(given.period ?? '')
  if (year?.kind !== 'year') return missing('period')
  if (given.tax === undefined) return missing('tax')
  const inAll = given.paid?.[0]
  if (inAll === undefined) return missing('paid')
  const to = readDay(given.to ?? '')
  if (to === undefined) return missing('to')
  if (given.senior === true) return settle(rule, row, notOwed)
  const { minimum, enough, ratePercent, roundDownTo: unit } = row.figures
  const [tax, paid] = [toPaise(given.tax), toPaise(inAll)]
  if (tax < toPaise(minimum))
    return settle(rule, row, { paise: 0, steps: [{ step: 'exempt', below: toPaise(minimum) }] })
  if (paid >= percentOf(tax, enough))
    return settle(rule, row, { paise: 0, steps: [{ step: 'enough', percent: enough }] })
  const of = roundDownTo(tax - paid, unit)
  const months = countMonths('calendar', year.last + 1, to)
  const is = percentOf(of, ratePercent * months)
  const steps: Step[] = [
    ...(of === tax - paid ? [] : [{ step: 'full-steps', of: tax - paid, is: of } as const]),
    { step: 'by-month', of, percent: ratePercent, months, is },
  ]
  return settle(rule, row, { paise: is, steps })
}
