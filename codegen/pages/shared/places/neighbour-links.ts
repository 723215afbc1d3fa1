import type { City, PageCity, Place } from '#generated/records.ts'
import { onceByText } from '../../../lib/once.ts'
import { getRecord, present } from '../../../lib/present.ts'
import type { WholeData } from '../../../model/records.ts'
import type { NearPlaces } from '../../city/payload.ts'
import { cityLink } from '../links.ts'
import type { PageLink } from '../payload/links.ts'
import type { NeighbourGroup } from './create-neighbours.ts'
import { distanceBetween, distanceWords } from './distance-to.ts'
import type { Distance, Point } from './distance-to.ts'

/** What its neighbours' pages may say about a city. All share one object, fingerprinted once. */
export interface KnownCity extends PageLink {
  slug: string
  at: Point | undefined
  district: string | undefined
  /** The first product that its district is listed for, if any. */
  products: readonly string[]
  stateCode: string
  state: string
  gstCode: string
}

/** The same as the page of a city near by sees it. */
export interface NearCity extends KnownCity {
  distance: Distance | undefined
  /** Whether it is in another state. */
  isOutside: boolean
}

export const createKnownCities = (data: WholeData): ((slug: string) => KnownCity) =>
  onceByText((slug) => knownCity(slug, data))

function knownCity(slug: string, data: WholeData): KnownCity {
  const { cities, places, states } = data.catalogue
  const stateCode = getRecord(cities, slug).value.state
  const { name, gstCode } = getRecord(states, stateCode).value
  const { at, district, products } = places.get(slug)?.value ?? {}
  return {
    slug,
    ...cityLink(data, slug),
    at,
    district,
    products: (products?.odop ?? products?.pmfme ?? []).slice(0, 1),
    stateCode,
    state: name,
    gstCode,
  }
}

/** The neighbours of a city as its page links to them. */
export function neighbourLinks(
  groups: readonly NeighbourGroup[],
  { city, place = {} }: { city: City; place?: Place | undefined },
  known: readonly KnownCity[],
): NeighbourGroup<NearCity>[] {
  const bySlug = new Map(known.map((one) => [one.slug, one]))
  return groups.map(({ kind, places }) => ({
    kind,
    places: places.map((slug) => {
      const there = present(bySlug.get(slug), `neighbour "${slug}"`)
      return {
        ...there,
        distance: distanceBetween(place.at, there.at),
        // The products of the city's own district are already on the page.
        products: there.district === place.district ? [] : there.products,
        isOutside: there.stateCode !== city.state,
      }
    }),
  }))
}

/** The cities near by, grouped by the tax on goods delivered there. */
export function nearPlaces(
  cities: readonly NearCity[],
  { near, distance }: Pick<PageCity, 'near' | 'distance'>,
): NearPlaces | undefined {
  if (cities.length === 0) return undefined
  const show = ({ href, label, distance: far, products, isOutside, state, gstCode }: NearCity) => {
    const note = [
      ...(isOutside && state !== label ? [state] : []),
      ...(isOutside ? [`${near.code} ${gstCode}`] : []),
      ...(far ? [distanceWords(far, distance)] : []),
      ...products,
    ].join(', ')
    return { href, label, ...(note === '' ? {} : { note }) }
  }
  return {
    heading: near.near,
    groups: [
      { text: near.inside, links: cities.filter(({ isOutside }) => !isOutside).map(show) },
      { text: near.outside, links: cities.filter(({ isOutside }) => isOutside).map(show) },
    ].filter((group) => group.links.length > 0),
    note: [near.away, ...(cities.some(({ products }) => products.length > 0) ? [near.products] : [])].join(' '),
  }
}
