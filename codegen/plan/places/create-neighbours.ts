import { around } from 'geokdbush'
import KDBush from 'kdbush'
import type { City, Place } from '#generated/records.ts'
import { farthestNearKm } from '../../model/places/farthest-near.ts'
import type { Entry, Records } from '../../model/records.ts'
import { distanceTo } from './distance-to.ts'
import type { Distance, Point } from './distance-to.ts'

/** Other places that a city's page leads to, by what they are to it. */
export interface NeighbourGroup {
  kind: NeighbourKind
  places: readonly Neighbour[]
}

/** Cities near by, other cities of the state, parts of the city, other parts of the same city. */
export type NeighbourKind = 'near' | 'others' | 'parts' | 'otherParts'

export interface Neighbour {
  slug: string
  /** Where the coordinates of both are known. */
  distance?: Distance
}

const mostNear = 8
const mostOthers = 4
const mostParts = 9

/**
 * The neighbours of any city: the nearest within reach and how far they are, for a neighbourhood the other ones of its city. Cities are looked
 * up in a k-d tree, so that one of ten thousand is found without a look at the others.
 */
export function createNeighbours(
  cities: Records<City>,
  places: Records<Place>,
): (entry: Entry<City>) => NeighbourGroup[] {
  const whole = [...cities.values()].filter(({ value }) => value.within === undefined)
  const atOf = (id: string) => places.get(id)?.value.at
  const findNearest = createNearest(whole.map(({ id }) => id).sort(), atOf)
  const partsOf = groupBy([...cities.values()], ({ value }) => value.within)
  const listedOf = groupBy(whole, ({ value }) => value.state)
  const placeOf = new Map([...listedOf.values()].flatMap((slugs) => slugs.map((slug, place) => [slug, place] as const)))
  const toward = (from: Point | undefined, slug: string): Neighbour => {
    const to = atOf(slug)
    return from && to ? { slug, distance: distanceTo(from, to) } : { slug }
  }
  return ({ id, value }) => {
    const at = atOf(id)
    const parts = (city: string): Neighbour[] =>
      (partsOf.get(city) ?? [])
        .filter((part) => part !== id)
        .map((part) => toward(at, part))
        .sort(byDistance)
        .slice(0, mostParts)
    if (value.within !== undefined) return [{ kind: 'otherParts', places: parts(value.within) }]
    const near = value.near ?? (at ? findNearest(id, at) : [])
    return [
      near.length > 0
        ? { kind: 'near', places: near.map((slug) => toward(at, slug)) }
        : {
            kind: 'others',
            places: nextInList(listedOf.get(value.state) ?? [], placeOf.get(id) ?? 0).map((slug) => toward(at, slug)),
          },
      { kind: 'parts', places: parts(id) },
    ]
  }
}

function createNearest(slugs: readonly string[], atOf: (id: string) => Point | undefined) {
  const points = slugs.flatMap((slug) => {
    const at = atOf(slug)
    return at ? [{ slug, at }] : []
  })
  const index = new KDBush(points.length)
  for (const { at } of points) index.add(at.lon, at.lat)
  index.finish()
  return (own: string, { lon, lat }: Point): string[] =>
    around(index, lon, lat, mostNear, farthestNearKm, (item) => points[item]?.slug !== own).flatMap(
      (item) => points[item]?.slug ?? [],
    )
}

/** Nearest first, what is not known last; of two alike the one that the alphabet has first. */
function byDistance(a: Neighbour, b: Neighbour): number {
  return (a.distance?.km ?? Infinity) - (b.distance?.km ?? Infinity) || (a.slug < b.slug ? -1 : 1)
}

/** The ids of entries under a key, each list in the order of the alphabet; entries without the key are left out. */
function groupBy(entries: readonly Entry<City>[], keyOf: (entry: Entry<City>) => string | undefined) {
  const groups = new Map<string, string[]>()
  for (const entry of entries) {
    const key = keyOf(entry)
    if (key === undefined) continue
    const group = groups.get(key) ?? []
    groups.set(key, group)
    group.push(entry.id)
  }
  for (const group of groups.values()) group.sort()
  return groups
}

/** The ones behind a place in the list; behind the last one the list begins anew. */
function nextInList(slugs: readonly string[], place: number): string[] {
  const after = slugs.slice(place + 1, place + 1 + mostOthers)
  return [...after, ...slugs.slice(0, Math.min(place, mostOthers - after.length))]
}
