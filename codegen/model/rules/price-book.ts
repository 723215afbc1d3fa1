import type { Estimator, Rule, Service } from '#generated/records.ts'
import { ourFee, taxOnFee } from '#src/rules/estimators/estimate.ts'
import type { PriceBook } from '#src/rules/estimators/estimate.ts'
import type { RuleOf } from '#src/rules/rule.ts'
import { recordOf } from '../../lib/record-of.ts'
import type { Entry } from '../records.ts'
import { tiers } from '../texts/format.ts'
import { ruleInBook } from './rule-for.ts'

interface OwnFee {
  /** The service and its page's whole address. */
  service: Pick<Service, 'pricing' | 'reviewedOn'>
  address: string
  /** The price of the add-on that leads to the service. */
  addOn?: number | undefined
  /** Its line, who sets it, and its packages. */
  words: { title: string; authority: string; packages: Readonly<Record<(typeof tiers)[number], string>>; addOn: string }
}

/** The ids of the rules that an estimator needs, the tax on our fee among them. */
export function rulesOf({ fee, parts }: Pick<Estimator, 'fee' | 'parts'>): string[] {
  const ids = parts.map(({ rule }) => rule)
  return [...new Set(fee === undefined ? ids : [taxOnFee, ...ids])]
}

/** What an estimator computes with. Our fee is one of the rules, so that one engine adds up. */
export function priceBook(rules: readonly Pick<Entry<Rule>, 'id' | 'value'>[], own: OwnFee, on: string): PriceBook {
  const inBook = Object.fromEntries(rules.map(({ id, value }) => [id, ruleInBook(value)]))
  return { rules: { ...feeRule(own, on), ...inBook }, extensions: {}, on }
}

function feeRule({ service, address, addOn, words }: OwnFee, on: string): Record<string, RuleOf<'fees'>> {
  const { pricing, reviewedOn } = service
  const fees = {
    ...(pricing && recordOf(tiers, (tier) => ({ label: words.packages[tier], amount: pricing[tier] }))),
    ...(addOn === undefined ? {} : { 'add-on': { label: words.addOn, amount: addOn } }),
  }
  if (Object.keys(fees).length === 0) return {}
  const row = { figures: { fees }, authority: words.authority, source: address, checkedOn: reviewedOn }
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
