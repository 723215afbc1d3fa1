import type { Place, Trade } from '#generated/records.ts'
import { listedProducts, productsFor } from '../../model/places/speaks-for.ts'

/** What a city is known for in a trade. */
export function knownFor(slug: string, trade: Trade, place: Place = {}): string {
  // Two lists may spell one product differently: Darjeeling tea, Darjeeling Tea; hosiery garments,
  // hosiery.
  const products = new Map(productsFor(listedProducts(place), trade).map((name) => [name.toLowerCase(), name]))
  const isPart = (name: string) => [...products.keys()].some((other) => other !== name && other.includes(name))
  const named = [...products].flatMap(([lower, name]) => (isPart(lower) ? [] : [name]))
  return [trade.evidence?.[slug] ?? '', named.join(', ')].filter(Boolean).join(' ')
}
