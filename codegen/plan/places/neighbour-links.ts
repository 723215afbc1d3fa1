import type { City } from '#generated/records.ts'
import { getRecord } from '../../lib/present.ts'
import type { Entry, SiteData } from '../../model/records.ts'
import { cityLink } from '../links.ts'
import type { NeighbourGroup, NeighbourKind } from './create-neighbours.ts'
import type { NearCity } from './near-places.ts'

/** Links to other places, by what they are to the city. */
export interface Neighbours {
  kind: NeighbourKind
  links: readonly NearCity[]
}

/** The neighbours of a city as its page leads to them. */
export function linksTo({ kind, places }: NeighbourGroup, { id, value }: Entry<City>, data: SiteData): Neighbours {
  const district = data.catalogue.places.get(id)?.value.district
  return {
    kind,
    links: places.map(({ slug, distance }) => ({
      ...cityLink(data, slug),
      ...(distance ? { distance } : {}),
      ...listedFor(slug, district, data),
      ...otherState(slug, value.state, data),
    })),
  }
}

/** The first product that its district is listed for, where that is another district. */
function listedFor(slug: string, district: string | undefined, { catalogue }: SiteData): Pick<NearCity, 'product'> {
  const there = catalogue.places.get(slug)?.value
  const product = there?.products?.odop?.[0]
  return product === undefined || there?.district === district ? {} : { product }
}

/** The state of a city, where it is another one. */
function otherState(slug: string, code: string, { catalogue }: SiteData): Pick<NearCity, 'other'> {
  const own = getRecord(catalogue.cities, slug).value.state
  if (own === code) return {}
  const { name, gstCode } = getRecord(catalogue.states, own).value
  return { other: { state: name, gstCode } }
}
