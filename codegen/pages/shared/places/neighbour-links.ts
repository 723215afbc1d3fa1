import type { City, PageCity } from '#generated/records.ts'
import { onceByText } from '../../../lib/once.ts'
import { getRecord, present } from '../../../lib/present.ts'
import type { WholeData } from '../../../model/records.ts'
import type { NearPlaces } from '../../city/payload.ts'
import { cityLink } from '../links.ts'
import type { PageLink } from '../payload/links.ts'
import type { NeighbourGroup, NeighbourKind } from './create-neighbours.ts'
import { distanceBetween, distanceWords } from './distance-to.ts'
import type { Distance, Point } from './distance-to.ts'

/** A city near by, for a seller. */
export interface NearCity extends PageLink {
  distance?: Distance
  /** The product that its district is listed for. */
  products: readonly string[]
  /** Name and GST code of its state, if it is another state. */
  other?: { state: string; gstCode: string }
}

/** Links to other places, by their relation to the city. */
export interface Neighbours {
  kind: NeighbourKind
  links: readonly NearCity[]
}

/** What its neighbours' pages may say about a city. All share one object, fingerprinted once. */
export interface KnownCity extends PageLink {
  slug: string
  at?: Point
  district?: string
  /** The first product that its district is listed for, if any. */
  products: readonly string[]
  stateCode: string
  state: string
  gstCode: string
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
    ...(at ? { at } : {}),
    ...(district === undefined ? {} : { district }),
    products: (products?.odop ?? products?.pmfme ?? []).slice(0, 1),
    stateCode,
    state: name,
    gstCode,
  }
}

interface Around {
  city: City
  at: Point | undefined
  district: string | undefined
  /** What is known about the neighbours. */
  known: readonly KnownCity[]
}

/** The neighbours of a city as its page links to them. */
export function neighbourLinks(
  groups: readonly NeighbourGroup[],
  { city, at: here, district, known }: Around,
): Neighbours[] {
  const bySlug = new Map(known.map((one) => [one.slug, one]))
  return groups.map(({ kind, places }) => ({
    kind,
    links: places.map((slug) => {
      const { at, href, label, products, ...there } = present(bySlug.get(slug), `neighbour "${slug}"`)
      const distance = distanceBetween(here, at)
      const { stateCode, state, gstCode } = there
      return {
        href,
        label,
        ...(distance ? { distance } : {}),
        // The products of the city's own district are already on the page.
        products: there.district === district ? [] : products,
        ...(stateCode === city.state ? {} : { other: { state, gstCode } }),
      }
    }),
  }))
}

/** The cities near by, grouped by the tax on goods delivered there. */
export function nearPlaces(
  links: readonly NearCity[],
  { near, distance }: Pick<PageCity, 'near' | 'distance'>,
): NearPlaces | undefined {
  if (links.length === 0) return undefined
  const show = ({ href, label, distance: far, products, other }: NearCity) => {
    const note = [
      ...(other ? [...(other.state === label ? [] : [other.state]), `${near.code} ${other.gstCode}`] : []),
      ...(far ? [distanceWords(far, distance)] : []),
      ...products,
    ].join(', ')
    return { href, label, ...(note === '' ? {} : { note }) }
  }
  return {
    heading: near.near,
    groups: [
      { text: near.inside, links: links.filter(({ other }) => !other).map(show) },
      { text: near.outside, links: links.filter(({ other }) => other).map(show) },
    ].filter((group) => group.links.length > 0),
    note: [near.away, ...(links.some(({ products }) => products.length > 0) ? [near.products] : [])].join(' '),
  }
}
