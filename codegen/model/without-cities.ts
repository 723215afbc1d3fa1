import { cityCollections } from './collections.ts'
import type { Catalogue, SiteData } from './records.ts'

const ofCities: ReadonlySet<string> = new Set(cityCollections)

/** Whether a collection may get a record with each new city. */
export const isOfCities = (collection: string): boolean => ofCities.has(collection)

/** The records without those of cities. Whatever is made from them cannot depend on a city. */
export function withoutCities({ cities: _, cityNames: __, places: ___, ...others }: Catalogue): SiteData['catalogue'] {
  return others
}
