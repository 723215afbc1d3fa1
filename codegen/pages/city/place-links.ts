import type { PageCity } from '#generated/records.ts'
import { present } from '../../lib/present.ts'
import { fillTokens } from '../../model/texts/tokens.ts'
import { distanceBetween, distanceWords } from '../topics/places/distance-to.ts'
import type { CityInputs } from './inputs.ts'
import type { CityPayload, NearPlaces } from '#src/pages/city/payload.ts'

type NearGroup = ReturnType<typeof neighboursOf>[number]
/** A city as the page of another one sees it. */
type NearCity = NearGroup['places'][number]

type Words = Pick<PageCity, 'near' | 'distance'> & { whoNeeds: { example: string } }

/** Other places: near ones with their distances, the others in lists. */
export function placesOf(inputs: CityInputs, page: Words): Pick<CityPayload, 'near' | 'example' | 'places'> {
  const groups = neighboursOf(inputs)
  const nearby = groups.find(({ kind }) => kind === 'near')?.places ?? []
  return {
    near: nearPlaces(nearby, page),
    example: exampleOf(nearby, page),
    places: groups.flatMap((group) => placeLinks(group, page)),
  }
}

function neighboursOf({ own, shared: { around } }: CityInputs) {
  const { neighbours, place = {}, city } = own
  const bySlug = new Map(around.map((one) => [one.slug, one]))
  return neighbours.map(({ kind, places }) => ({
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
function nearPlaces(cities: readonly NearCity[], { near, distance }: Words): NearPlaces | undefined {
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

/** A sale from the city to the nearest city of another state. It requires registration. */
function exampleOf(near: readonly NearCity[], { whoNeeds, distance }: Words): string | undefined {
  const buyer = near.find(({ isOutside, state, label }) => isOutside && state !== label)
  if (!buyer?.distance) return undefined
  const { km, direction } = buyer.distance
  return fillTokens(whoNeeds.example, {
    place: buyer.label,
    otherState: buyer.state,
    km: String(km),
    direction: distance.directions[direction] ?? '',
  })
}

/** Neighbourhoods and other cities. Those near by have a section of their own. */
function placeLinks({ kind, places }: NearGroup, words: Words) {
  if (kind === 'near' || places.length === 0) return []
  const links = places.map(({ href, label, distance }) => ({
    href,
    label,
    ...(distance ? { note: distanceWords(distance, words.distance) } : {}),
  }))
  return [{ heading: words.near[kind], links }]
}
