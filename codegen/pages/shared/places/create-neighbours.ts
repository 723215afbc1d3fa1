import type { City, Place } from '#generated/records.ts'
import type { Memo } from '../../../memo/memo.ts'
import type { Entry, Records } from '../../../model/records.ts'
import { distanceBetween } from './distance-to.ts'
import type { Point } from './distance-to.ts'
import { createNearest } from './nearest-cities.ts'

/** Other places that a city's page links to, by their relation. */
export interface NeighbourGroup {
  kind: NeighbourKind
  /** Their slugs. */
  places: readonly string[]
}

/** Cities near by, other cities of the state, parts of the city, other parts of the same city. */
export type NeighbourKind = 'near' | 'others' | 'parts' | 'otherParts'

const mostOthers = 4

/**
 * The neighbours of any city: the nearest within reach, or else cities of its state; for a
 * neighbourhood the others of its city.
 */
export function createNeighbours(
  { cities, places }: { cities: Records<City>; places: Records<Place> },
  memo: Memo,
): (entry: Entry<City>) => NeighbourGroup[] {
  const whole = [...cities.values()].filter(({ value }) => value.within === undefined)
  const atOf = (id: string) => places.get(id)?.value.at
  const nearestOf = createNearest(
    whole
      .map(({ id }) => id)
      .sort()
      .flatMap((slug) => {
        const at = atOf(slug)
        return at ? [{ slug, at }] : []
      }),
    memo,
  )
  const partsOf = groupBy([...cities.values()], ({ value }) => value.within)
  const listedOf = groupBy(whole, ({ value }) => value.state)
  const placeOf = new Map([...listedOf.values()].flatMap((slugs) => slugs.map((slug, place) => [slug, place] as const)))
  return ({ id, value }) => {
    const at = atOf(id)
    const sorted = (slugs: readonly string[] = []) =>
      nearestFirst(
        slugs.filter((slug) => slug !== id),
        { at, atOf },
      )
    const others = () => {
      const listed = listedOf.get(value.state) ?? []
      return at ? sorted(listed).slice(0, mostOthers) : nextInList(listed, placeOf.get(id) ?? 0)
    }
    if (value.within !== undefined) return [{ kind: 'otherParts', places: sorted(partsOf.get(value.within)) }]
    const near = value.near ?? nearestOf(id)
    return [
      near.length > 0 ? { kind: 'near', places: near } : { kind: 'others', places: others() },
      { kind: 'parts', places: sorted(partsOf.get(id)) },
    ]
  }
}

/** The nearest first, and those of unknown distance last. Equal ones are in alphabetical order. */
function nearestFirst(
  slugs: readonly string[],
  { at, atOf }: { at: Point | undefined; atOf: (id: string) => Point | undefined },
): string[] {
  const far = slugs.map((slug) => ({ slug, km: distanceBetween(at, atOf(slug))?.km ?? Infinity }))
  return far.sort((a, b) => (a.km === b.km ? (a.slug < b.slug ? -1 : 1) : a.km - b.km)).map(({ slug }) => slug)
}

/**
 * The ids of entries by a key, each list in alphabetical order. Entries without the key are left
 * out.
 */
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

/** The entries after a place in the list. After the last one the list starts again. */
function nextInList(slugs: readonly string[], place: number): string[] {
  const after = slugs.slice(place + 1, place + 1 + mostOthers)
  return [...after, ...slugs.slice(0, Math.min(place, mostOthers - after.length))]
}
