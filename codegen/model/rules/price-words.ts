import { readDay } from '#src/rules/days/civil-day.ts'
import { taxOnFee } from '#src/rules/estimators/estimate.ts'
import { findRow } from '#src/rules/select-row.ts'
import { formatRupees } from '../texts/format.ts'
import { fillTokens } from '../texts/tokens.ts'
import { dayOfFigures } from './law-of-day.ts'
import type { DataOfLaw } from './law-of-day.ts'

/** How pages write a price of ours. Only a bill, which adds the tax, writes one otherwise. */
export interface OurPrices {
  /** A price with what it buys and the tax on it: ₹999/month + 18% GST. */
  say: (price: number, per?: string) => string
  /** The lowest and the highest price: ₹1,999 – ₹4,999 + 18% GST. */
  sayRange: (prices: { basic: number; enterprise: number }) => string
  /** The words for the tax alone, which follow a price that stands in other letters: + 18% GST. */
  tax: string
}

/** The words on the day of the data. A mistake in the rule or in plans.yaml is reported there. */
export function ourPrices(data: DataOfPrices): OurPrices {
  const tax = taxWords(data)
  const withTax = (words: string) => (tax === '' ? words : `${words} ${tax}`)
  return {
    say: (price, per = '') => withTax(formatRupees(price) + per),
    sayRange: ({ basic, enterprise }) => withTax(`${formatRupees(basic)}\u00a0–\u00a0${formatRupees(enterprise)}`),
    tax,
  }
}

type DataOfPrices = Pick<DataOfLaw, 'singles' | 'today'> & { catalogue: Pick<DataOfLaw['catalogue'], 'rules'> }

function taxWords({ catalogue, singles, today }: DataOfPrices): string {
  const rule = catalogue.rules.get(taxOnFee)?.value
  const day = readDay(dayOfFigures({ singles, today }))
  if (rule?.kind !== 'slabs' || day === undefined || !singles.plans) return ''
  const percent = findRow(rule.rows, day)?.figures?.slabs[0]?.percent
  if (percent === undefined) return ''
  // A line may end before the plus, and nowhere in these words.
  return fillTokens(singles.plans.value.plusTax, { percent: String(percent) }).replaceAll(' ', '\u00a0')
}
