import { readDay } from '#src/rules/days/civil-day.ts'
import { formatPaise, percentOf, toPaise, toWholeRupees } from '#src/rules/money.ts'
import type { Paise } from '#src/rules/money.ts'
import { taxOnFee } from '#src/rules/estimators/estimate.ts'
import { findRow } from '#src/rules/select-row.ts'
import { formatRupees } from '../texts/format.ts'
import { fillTokens } from '../texts/tokens.ts'
import { dayOfFigures } from './law-of-day.ts'
import type { DataOfLaw } from './law-of-day.ts'

/** How pages write a price of ours. Only a bill, which adds the tax, writes one otherwise. */
export interface OurPrices {
  /** What a visitor pays for a package, the tax in it: ₹1,179/month with GST. */
  say: (price: number, per?: string) => string
  /** The lowest and the highest package: ₹2,359 – ₹5,899 with GST. */
  sayRange: (prices: { basic: number; enterprise: number }) => string
  /** The amount and the words of `say`, for pages that show them in different letters. */
  parts: (price: number, per?: string) => { amount: string; words: string }
  /** A plan, an add-on or a starting price as it was published, before the tax: ₹999 + 18% GST. */
  sayPublished: (price: number, per?: string) => string
  /** The words for the tax alone, which follow a price that stands in other letters: + 18% GST. */
  tax: string
}

/** The words on the day of the data. A mistake in the rule or in plans.yaml is reported there. */
export function ourPrices(data: DataOfPrices): OurPrices {
  const percent = percentOfTax(data)
  const words = data.singles.plans?.value
  // A line may end before the words of the tax, and nowhere in them.
  const bound = (text = '') => (percent === undefined ? '' : text.replaceAll(' ', '\u00a0'))
  const tax = fillTokens(bound(words?.plusTax), { percent: String(percent) })
  const included = bound(words?.withTax)
  const follow = (amount: string, more: string) => (more === '' ? amount : `${amount} ${more}`)
  const paid = (price: number) => formatPaise(withTax(toPaise(price), percent))
  return {
    say: (price, per = '') => follow(paid(price) + per, included),
    sayRange: ({ basic, enterprise }) => follow(`${paid(basic)}\u00a0–\u00a0${paid(enterprise)}`, included),
    parts: (price, per = '') => ({ amount: paid(price) + per, words: included }),
    sayPublished: (price, per = '') => follow(formatRupees(price) + per, tax),
    tax,
  }
}

/** The same sum as that of a bill, whose tax is in whole rupees. */
const withTax = (price: Paise, percent = 0): Paise => price + toWholeRupees(percentOf(price, percent))

type DataOfPrices = Pick<DataOfLaw, 'singles' | 'today'> & { catalogue: Pick<DataOfLaw['catalogue'], 'rules'> }

function percentOfTax({ catalogue, singles, today }: DataOfPrices): number | undefined {
  const rule = catalogue.rules.get(taxOnFee)?.value
  const day = readDay(dayOfFigures({ singles, today }))
  if (rule?.kind !== 'slabs' || day === undefined) return undefined
  return findRow(rule.rows, day)?.figures?.slabs[0]?.percent
}
