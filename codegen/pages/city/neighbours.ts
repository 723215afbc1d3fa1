import { around } from 'geokdbush'
import KDBush from 'kdbush'
import type { City, Place } from '#generated/records.ts'
import { groupBy } from '../../lib/group-by.ts'
import { getRecord } from '../../lib/present.ts'
import { fingerprint } from '../../memo/fingerprint.ts'
import type { Memo } from '../../memo/memo.ts'
import { farthestNearKm } from '../../model/places/farthest-near.ts'
import type { Entry, Records, WholeData } from '../../model/records.ts'
import { cityLink } from '../shared/links.ts'
import { distanceBetween } from '../topics/places/distance-to.ts'
import type { Point } from '../topics/places/distance-to.ts'

/** Other places that a city's page links to, by their relation. */
export interface NeighbourGroup {
  /** Cities near by, other cities of the state, parts of the city, other parts of the same city. */
  kind: 'near' | 'others' | 'parts' | 'otherParts'
  /** Their slugs. */
  places: readonly string[]
}

const mostOthers = 4

/** The cities within reach, or else others of the state; for a neighbourhood its city's others. */
export function createNeighbours(
  { cities, places }: { cities: Records<City>; places: Records<Place> },
  memo: Memo,
): (entry: Entry<City>) => NeighbourGroup[] {
  const atOf = (id: string) => places.get(id)?.value.at
  const all = [...cities.values()].sort((a, b) => (a.id < b.id ? -1 : 1))
  const whole = all.filter(({ value }) => value.within === undefined)
  const partsOf = groupBy(all, ({ value }) => value.within)
  const listedOf = groupBy(whole, ({ value }) => value.state)
  const nearestOf = createNearest(
    whole.flatMap(({ id }) => {
      const at = atOf(id)
      return at ? [{ slug: id, at }] : []
    }),
    memo,
  )
  return ({ id, value }) => {
    const at = atOf(id)
    // Those of unknown distance come last. Equal ones keep their order.
    const byDistance = (entries: readonly Entry<City>[] = []) =>
      entries
        .filter((entry) => entry.id !== id)
        .map((entry) => ({ slug: entry.id, km: distanceBetween(at, atOf(entry.id))?.km ?? Infinity }))
        .sort((a, b) => (a.km === b.km ? 0 : a.km - b.km))
        .map(({ slug }) => slug)
    const others = () => {
      const listed = listedOf.get(value.state) ?? []
      return at ? byDistance(listed).slice(0, mostOthers) : nextInList(listed, id)
    }
    if (value.within !== undefined) return [{ kind: 'otherParts', places: byDistance(partsOf.get(value.within)) }]
    const near = value.near ?? nearestOf(id)
    return [
      near.length > 0 ? { kind: 'near', places: near } : { kind: 'others', places: others() },
      { kind: 'parts', places: byDistance(partsOf.get(id)) },
    ]
  }
}

/** The entries after one in the list. After the last one the list starts again. */
function nextInList(entries: readonly Entry<City>[], id: string): string[] {
  const place = entries.findIndex((entry) => entry.id === id)
  return [...entries.slice(place + 1), ...entries.slice(0, place)].slice(0, mostOthers).map((entry) => entry.id)
}

const mostNear = 8

/**
 * The slugs of the cities within reach of each city, the nearest first. A k-d tree finds them, so
 * that one lookup among ten thousand does not visit the others. Kept until a city is added, removed
 * or moved.
 */
function createNearest(cities: readonly { slug: string; at: Point }[], memo: Memo): (slug: string) => string[] {
  // By their indices, which are shorter than slugs.
  const lists = memo('nearest', fingerprint(cities), () => {
    const tree = new KDBush(cities.length)
    for (const { at } of cities) tree.add(at.lon, at.lat)
    tree.finish()
    return cities.map(({ at }, own) =>
      around(tree, at.lon, at.lat, mostNear, farthestNearKm, (other: number) => other !== own),
    )
  })
  const listOf = new Map(cities.map(({ slug }, index) => [slug, lists[index] ?? []]))
  return (slug) => (listOf.get(slug) ?? []).flatMap((index) => cities[index]?.slug ?? [])
}

/** What its neighbours' pages may say about a city. */
export function knownCity(slug: string, data: WholeData) {
  const { cities, places, states } = data.catalogue
  const stateCode = getRecord(cities, slug).value.state
  const { name, gstCode } = getRecord(states, stateCode).value
  const { at, district, products } = places.get(slug)?.value ?? {}
  return {
    slug,
    ...cityLink(data, slug),
    at,
    district,
    // The first product that its district is listed for, if any.
    products: (products?.odop ?? products?.pmfme ?? []).slice(0, 1),
    stateCode,
    state: name,
    gstCode,
  }
}
