import { isRecord } from '../../lib/is-record.ts'
import type { CollectionName } from '../collections.ts'
import type { Entry, LinkedData } from '../records.ts'
import type { OurPrices } from '../rules/price-words.ts'
import { tiers } from './format.ts'
import type { KeyPath } from '../../problem/problem.ts'

// With the tax in it, or as published before it. What the price buys may follow its name:
// {published:plan.starter/month}.
const pattern = /\{(price|published):([^{}/]*)(\/[^{}]*)?\}/g

/** Collections whose texts may name a price of another file: {price:gst-reg.basic}. */
export const pagesWithPrices = ['page:home', 'page:pricing'] as const

export const mayNamePrices = (collection: CollectionName): boolean =>
  pagesWithPrices.some((name) => name === collection)

export const withoutPrices = (text: string): string => text.replace(pattern, '')

/** A price and where it is written. */
interface NamedPrice {
  price: number
  entry: Entry<unknown>
  path: KeyPath
}

/** Every price that a text can name, by name: gst-reg.basic, plan.starter, add-on.gst-reg. */
export function namedPrices({
  catalogue,
  singles: { plans },
}: Pick<LinkedData, 'catalogue' | 'singles'>): Map<string, NamedPrice> {
  const named = new Map<string, NamedPrice>()
  for (const entry of catalogue.services.values()) {
    const { pricing } = entry.value
    if (pricing)
      for (const tier of tiers)
        named.set(`${entry.id}.${tier}`, { price: pricing[tier], entry, path: ['pricing', tier] })
  }
  if (!plans) return named
  for (const [index, { name, monthlyPrice: price }] of plans.value.pricing.entries())
    named.set(`plan.${name.toLowerCase()}`, { price, entry: plans, path: ['pricing', index, 'monthlyPrice'] })
  for (const [index, { service, price }] of plans.value.addOns.entries())
    named.set(`add-on.${service}`, { price, entry: plans, path: ['addOns', index, 'price'] })
  return named
}

export const pricesIn = (text: string): string[] => [...text.matchAll(pattern)].map(([, , name = '']) => name)

type Prices = ReadonlyMap<string, Pick<NamedPrice, 'price'>>

/**
 * A value with the prices filled into its texts, and the words for the tax in place of {gst}. An
 * unknown name stays, and a check refuses it.
 */
export function fillPrices<Value>(value: Value, prices: Prices, words: OurPrices): Value
export function fillPrices(value: unknown, prices: Prices, words: OurPrices): unknown {
  if (typeof value === 'string')
    return value
      .replace(pattern, (all, form: string, name: string, per?: string) => {
        const price = prices.get(name)?.price
        if (price === undefined) return all
        return form === 'price' ? words.say(price, per) : words.sayPublished(price, per)
      })
      .replaceAll('{gst}', words.tax)
  if (Array.isArray(value)) return value.map((one: unknown) => fillPrices(one, prices, words))
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, fillPrices(one, prices, words)]))
}
