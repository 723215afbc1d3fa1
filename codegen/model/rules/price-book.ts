import type { Estimator, Service } from '#generated/records.ts'
import { ourFee, taxOnFee } from '#src/rules/estimators/estimate.ts'
import type { PriceBook } from '#src/rules/estimators/estimate.ts'
import type { RuleOf } from '#src/rules/rule.ts'
import { getRecord } from '../../lib/present.ts'
import { recordOf } from '../../lib/record-of.ts'
import type { Entry } from '../records.ts'
import { servicePath } from '../route.ts'
import { tiers } from '../texts/format.ts'
import { dayOfFigures } from './law-of-day.ts'
import type { DataOfLaw } from './law-of-day.ts'
import { ruleInBook } from './rule-for.ts'

/** The words of our fee: its line, who sets it, and its packages. */
interface FeeWords {
  title: string
  authority: string
  packages: Readonly<Record<(typeof tiers)[number], string>>
  addOn: string
}

/** The ids of the rules that an estimator needs, the tax on our fee among them. */
export function rulesOf({ fee, parts }: Pick<Estimator, 'fee' | 'parts'>): string[] {
  const ids = parts.map(({ rule }) => rule)
  return [...new Set(fee === undefined ? ids : [taxOnFee, ...ids])]
}

/** What an estimator computes with. Our fee is one of the rules, so that one engine adds up. */
export function priceBook(
  ids: readonly string[],
  { service, words }: { service: Entry<Service>; words: FeeWords },
  data: DataOfLaw,
): PriceBook {
  const on = dayOfFigures(data)
  const addOn = data.singles.plans?.value.addOns.find((one) => one.service === service.id)?.price
  const inBook = ids.map((id) => [id, ruleInBook(getRecord(data.catalogue.rules, id).value)] as const)
  return { rules: { ...feeRule(service, { words, addOn, on }), ...Object.fromEntries(inBook) }, extensions: {}, on }
}

/** Our fee for a service, and the price of the add-on that leads to it, as one rule. */
function feeRule(
  { id, value: { pricing, reviewedOn } }: Entry<Service>,
  { words, addOn, on }: { words: FeeWords; addOn: number | undefined; on: string },
): Record<string, RuleOf<'fees'>> {
  const fees = {
    ...(pricing && recordOf(tiers, (tier) => ({ label: words.packages[tier], amount: pricing[tier] }))),
    ...(addOn === undefined ? {} : { 'add-on': { label: words.addOn, amount: addOn } }),
  }
  if (Object.keys(fees).length === 0) return {}
  const row = { figures: { fees }, authority: words.authority, source: servicePath(id), checkedOn: reviewedOn }
  return {
    [ourFee]: {
      title: words.title,
      kind: 'fees',
      unit: 'INR',
      basis: 'filing',
      // A price of ours holds on the day for which the page is made.
      rows: [{ ...row, from: on, confidence: 'high' }],
      examples: [],
    },
  }
}
