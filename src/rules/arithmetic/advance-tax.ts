import { readPeriod } from '../days/period.ts'
import { readDay } from '../days/civil-day.ts'
import { countMonths } from '../days/count-months.ts'
import { percentOf, toPaise } from '../money.ts'
import type { Paise } from '../money.ts'
import { missing, nothing } from '../result.ts'
import type { Sum } from '../result.ts'
import type { FiguresOf } from '../rule.ts'
import { byRow } from '../select-row.ts'
import { byMonth } from './interest.ts'
import type { ByMonth } from './interest.ts'

/** A resident aged 60 or more without income from a business or profession owes no advance tax. */
const notOwed = nothing({ step: 'no-advance-tax' })

/** Interest on late or short instalments of advance tax, each on full hundreds of rupees. */
export const deferment = byRow((figures: FiguresOf<'deferment'>, given) => {
  if (given.tax === undefined) return missing('tax')
  if (given.senior === true) return notOwed
  const { minimum, instalments, ...rate } = figures
  if (given.paid?.length !== instalments.length) return missing('paid')
  const tax = toPaise(given.tax)
  if (tax < toPaise(minimum)) return nothing({ step: 'exempt', below: toPaise(minimum) })
  const parts = instalments.map(({ percent, enough = percent, months }, index) =>
    onShortfall({ ...rate, percent, enough, months }, tax, toPaise(given.paid?.[index] ?? 0)),
  )
  const paise = parts.reduce((sum, part) => sum + part.paise, 0)
  const steps = parts.flatMap((part) => part.steps)
  return { paise, steps: steps.length > 1 ? [...steps, { step: 'sum', is: paise }] : steps }
})

/** Interest if under 90% was paid as advance tax: from 1 April after the year until payment. */
export const shortfall = byRow((figures: FiguresOf<'shortfall'>, given) => {
  const year = readPeriod(given.period ?? '')
  if (year?.kind !== 'year') return missing('period')
  if (given.tax === undefined) return missing('tax')
  const inAll = given.paid?.[0]
  if (inAll === undefined) return missing('paid')
  const to = readDay(given.to ?? '')
  if (to === undefined) return missing('to')
  if (given.senior === true) return notOwed
  const tax = toPaise(given.tax)
  const minimum = toPaise(figures.minimum)
  if (tax < minimum) return nothing({ step: 'exempt', below: minimum })
  const months = countMonths('calendar', year.last + 1, to)
  return onShortfall({ ...figures, percent: 100, months }, tax, toPaise(inAll))
})

interface Instalment extends Omit<ByMonth, 'amount'> {
  /** The share of the tax that should be paid. */
  percent: number
  /** The share from which nothing is charged. */
  enough: number
}

function onShortfall({ percent, enough, ...rate }: Instalment, tax: Paise, paid: Paise): Sum {
  if (paid >= percentOf(tax, enough)) return nothing({ step: 'enough', percent: enough })
  return byMonth({ ...rate, amount: percentOf(tax, percent) - paid })
}
