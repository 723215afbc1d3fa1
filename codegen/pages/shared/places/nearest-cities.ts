import { around } from 'geokdbush'
import KDBush from 'kdbush'
import { fingerprint } from '../../../memo/fingerprint.ts'
import type { Memo } from '../../../memo/memo.ts'
import { farthestNearKm } from '../../../model/places/farthest-near.ts'
import type { Point } from './distance-to.ts'

/** A city with known coordinates. */
interface PlacedCity {
  slug: string
  at: Point
}

const mostNear = 8

/**
 * The slugs of the cities within reach of each city, the nearest first. Found by a k-d tree, so
 * that one lookup among ten thousand does not visit the others, and only if a city was added,
 * removed or moved since the last run.
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
