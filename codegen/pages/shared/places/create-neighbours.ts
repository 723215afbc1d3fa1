import { around } from 'geokdbush'
import KDBush from 'kdbush'
import type { City, Place } from '#generated/records.ts'
import { groupBy } from '../../../lib/group-by.ts'
import { fingerprint } from '../../../memo/fingerprint.ts'
import type { Memo } from '../../../memo/memo.ts'
import { farthestNearKm } from '../../../model/places/farthest-near.ts'
import type { Entry, Records } from '../../../model/records.ts'
import { distanceBetween } from './distance-to.ts'
import type { Point } from './distance-to.ts'

/** Other places that a city's page links to, by their relation. */
export interface NeighbourGroup {
  kind: NeighbourKind
  /** Their slugs. */
  places: readonly string[]
}

/** Cities near by, other cities of the state, parts of the city, other parts of the same city. */
export type NeighbourKind = 'near' | 'others' | 'parts' | 'otherParts'

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
  const placed = whole.flatMap(({ id }) => {
    const at = atOf(id)
    return at ? [{ slug: id, at }] : []
  })
  const nearestOf = createNearest(placed, memo)
  return ({ id, value }) => {
    const at = atOf(id)
    const byDistance = (entries: readonly Entry<City>[] = []) => nearestFirst(without(id, entries), { at, atOf })
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

const without = (left: string, entries: readonly Entry<City>[]) =>
  entries.flatMap(({ id }) => (id === left ? [] : [id]))

/** The nearest first, and those of unknown distance last. Equal ones keep their order. */
function nearestFirst(
  slugs: readonly string[],
  { at, atOf }: { at: Point | undefined; atOf: (id: string) => Point | undefined },
): string[] {
  const far = slugs.map((slug) => ({ slug, km: distanceBetween(at, atOf(slug))?.km ?? Infinity }))
  return far.sort((a, b) => (a.km === b.km ? 0 : a.km - b.km)).map(({ slug }) => slug)
}

/** The entries after one in the list. After the last one the list starts again. */
function nextInList(entries: readonly Entry<City>[], id: string): string[] {
  const place = entries.findIndex((entry) => entry.id === id)
  return [...entries.slice(place + 1), ...entries.slice(0, place)].slice(0, mostOthers).map((entry) => entry.id)
}

interface PlacedCity {
  slug: string
  at: Point
}

const mostNear = 8

/**
 * The slugs of the cities within reach of each city, the nearest first. A k-d tree finds them, so
 * that one lookup among ten thousand does not visit the others. Kept until a city is added, removed
 * or moved.
 */
export function createNearest(cities: readonly PlacedCity[], memo: Memo): (slug: string) => readonly string[] {
  const lists = memo('nearest', fingerprint(cities), () => findLists(cities))
  const slugs = cities.map(({ slug }) => slug)
  const listOf = new Map(slugs.map((slug, index) => [slug, lists[index] ?? []]))
  return (slug) => (listOf.get(slug) ?? []).map((index) => slugs[index] ?? '')
}

/** For each city the indices of the nearest ones. */
type Lists = readonly (readonly number[])[]

function findLists(cities: readonly PlacedCity[]): Lists {
  const index = new KDBush(cities.length)
  for (const { at } of cities) index.add(at.lon, at.lat)
  index.finish()
  return cities.map(({ at }, own) =>
    around(index, at.lon, at.lat, mostNear, farthestNearKm, (other: number) => other !== own),
  )
}
