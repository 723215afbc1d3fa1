import type { Place } from '#generated/records.ts'
import { listedProducts } from '../../../model/places/speaks-for.ts'
import type { WholeData } from '../../../model/records.ts'

export interface CityLack {
  slug: string
  missing: readonly string[]
}

/** The local facts that a city's page lacks. A neighbourhood shares its city's facts. */
export function missingFacts(slug: string, { catalogue: { cities, places } }: WholeData): string[] {
  const city = cities.get(slug)?.value
  if (!city || city.within !== undefined) return []
  const place: Place = places.get(slug)?.value ?? {}
  const lacks: [string, boolean][] = [
    ['at', place.at === undefined],
    ['district', place.district === undefined],
    ['pinPrefix', place.pinPrefix === undefined],
    ['population', place.population === undefined],
    ['products', listedProducts(place).length === 0],
    ['offices', place.offices === undefined],
    ['trades', (city.trades ?? []).length === 0],
  ]
  return lacks.flatMap(([key, isMissing]) => (isMissing ? [key] : []))
}

/** Every city that lacks facts, sorted by their number. */
export function citiesThatLack(data: WholeData): CityLack[] {
  return [...data.catalogue.cities.keys()]
    .map((slug) => ({ slug, missing: missingFacts(slug, data) }))
    .filter(({ missing }) => missing.length > 0)
    .sort((a, b) => b.missing.length - a.missing.length || (a.slug < b.slug ? -1 : 1))
}
