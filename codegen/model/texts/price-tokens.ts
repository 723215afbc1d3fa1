import { isRecord } from '../../lib/is-record.ts'
import type { LinkedData } from '../records.ts'
import { formatRupees, tiers } from './format.ts'

const pattern = /\{price:([^{}]*)\}/g

/** Collections whose texts may name a price of another file: {price:gst-reg.basic}. */
export const pagesWithPrices = ['page:home', 'page:pricing'] as const

/** Every price that a text can name, by name: gst-reg.basic, plan.starter, add-on.gst-reg. */
export function namedPrices({ catalogue, singles }: Pick<LinkedData, 'catalogue' | 'singles'>): Map<string, number> {
  const { pricing = [], addOns = [] } = singles.plans?.value ?? {}
  return new Map([
    ...[...catalogue.services.values()].flatMap(({ id, value: { pricing: own } }) =>
      own ? tiers.map((tier) => [`${id}.${tier}`, own[tier]] as const) : [],
    ),
    ...pricing.map(({ name, monthlyPrice }) => [`plan.${name.toLowerCase()}`, monthlyPrice] as const),
    ...addOns.map(({ service, price }) => [`add-on.${service}`, price] as const),
  ])
}

export const pricesIn = (text: string): string[] => [...text.matchAll(pattern)].map(([, name = '']) => name)

/** A value with the prices filled into its texts. An unknown name stays, and a check refuses it. */
export function fillPrices<Value>(value: Value, prices: ReadonlyMap<string, number>): Value
export function fillPrices(value: unknown, prices: ReadonlyMap<string, number>): unknown {
  if (typeof value === 'string')
    return value.replace(pattern, (all, name: string) => {
      const price = prices.get(name)
      return price === undefined ? all : formatRupees(price)
    })
  if (Array.isArray(value)) return value.map((one: unknown) => fillPrices(one, prices))
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, fillPrices(one, prices)]))
}
