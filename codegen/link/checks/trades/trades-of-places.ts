import type { City } from '#generated/records.ts'
import { listedProducts, speaksFor } from '../../../model/places/speaks-for.ts'
import { placeIn } from '../../../model/records.ts'
import type { Entry, WholeLinkedData } from '../../../model/records.ts'
import type { CityCheck } from '../../check.ts'
import { checkReference } from '../references/reference.ts'

// A hint must be short.
const mostNamed = 6

/** A page may claim a trade for its city only on evidence: a listed product, or a sentence. */
export const checkTradesOfPlaces: CityCheck = (data, report) => {
  const { cities, places, trades } = data.catalogue
  for (const entry of trades.values()) {
    const reference = { who: `Trade "${entry.id}"`, entry, target: 'key', to: 'cities' } as const
    for (const id of Object.keys(entry.value.evidence ?? {}))
      checkReference(data, { ...reference, path: ['evidence', id], id }, report)
  }
  for (const entry of cities.values()) {
    const products = listedProducts(places.get(entry.id)?.value ?? {})
    // Nothing is known yet about a city without local facts.
    if (products.length === 0) continue
    for (const [index, id] of (entry.value.trades ?? []).entries()) {
      const trade = trades.get(id)?.value
      if (!trade || trade.evidence?.[entry.id] !== undefined || speaksFor(products, trade)) continue
      report({
        code: 'unsupported-trade',
        message: `City "${entry.id}" names trade "${id}", but none of its listed products belongs to it: ${shortList(products)}.`,
        place: placeIn(entry, ['trades', index]),
        hint: hintFor(data, entry, products, id),
      })
    }
  }
}

function hintFor(
  { catalogue }: WholeLinkedData,
  { id: city, value }: Entry<City>,
  products: readonly string[],
  id: string,
): string {
  const others = [...catalogue.trades.values()]
    .filter((trade) => speaksFor(products, trade.value) && !value.trades?.includes(trade.id))
    .map((trade) => trade.id)
  const instead = others.length > 0 ? `They speak for ${shortList(others)}. ` : ''
  return `${instead}Remove ${id}, or write why ${value.name} is known for it in data/trades.yaml, under evidence of ${id}: "${city}: …".`
}

function shortList(names: readonly string[]): string {
  return [...names.slice(0, mostNamed), ...(names.length > mostNamed ? ['…'] : [])].join(', ')
}
