import { cityCollections } from './collections.ts'
import type { Catalogue, SiteData } from './records.ts'

const ofCities: ReadonlySet<string> = new Set(cityCollections)

/** Whether a collection grows by a record with a city. */
export const isOfCities = (collection: string): boolean => ofCities.has(collection)

/**
 * The records without those of cities. What is made from them cannot see a city, whatever its types
 * say.
 */
export function withoutCities({ cities: _, cityNames: __, places: ___, ...others }: Catalogue): SiteData['catalogue'] {
  return others
}
