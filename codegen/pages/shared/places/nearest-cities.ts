import { around } from 'geokdbush'
import KDBush from 'kdbush'
import { fingerprint } from '../../../memo/fingerprint.ts'
import type { Memo } from '../../../memo/memo.ts'
import { farthestNearKm } from '../../../model/places/farthest-near.ts'
import type { Point } from './distance-to.ts'

/** A city of which it is known where it is. */
interface PlacedCity {
  slug: string
  at: Point
}

const mostNear = 8

/**
 * The slugs of the cities within reach of each one, the nearest first. They are looked up in a k-d
 * tree, so that one of ten thousand is found without a look at the others, and only where a city
 * came, went or moved since the last run.
 */
export function createNearest(cities: readonly PlacedCity[], memo: Memo): (slug: string) => readonly string[] {
  const lists = memo('nearest', fingerprint(cities), () => findLists(cities))
  const slugs = cities.map(({ slug }) => slug)
  const listOf = new Map(slugs.map((slug, index) => [slug, lists[index] ?? []]))
  return (slug) => (listOf.get(slug) ?? []).map((index) => slugs[index] ?? '')
}

/** For each city the places of its nearest in the list. */
type Lists = readonly (readonly number[])[]

function findLists(cities: readonly PlacedCity[]): Lists {
  const index = new KDBush(cities.length)
  for (const { at } of cities) index.add(at.lon, at.lat)
  index.finish()
  return cities.map(({ at }, own) =>
    around(index, at.lon, at.lat, mostNear, farthestNearKm, (other: number) => other !== own),
  )
}
