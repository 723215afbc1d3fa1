import type { Office, Offices } from '#generated/records.ts'
import { distanceTo } from './distance-to.ts'
import type { Distance, Point } from './distance-to.ts'

/** A place whose offices are looked for. */
interface Here {
  at: Point | undefined
  /** Cities to which nobody of this place has to travel: it itself, and the one that it is a part of. */
  own: readonly string[]
}

/** How far the offices of a place are that are in other cities, by the slugs of those. */
export function distancesToSeats(
  offices: Offices,
  { at, own }: Here,
  atOf: (slug: string) => Point | undefined,
): Record<string, Distance> {
  if (at === undefined) return {}
  const found: Record<string, Distance> = {}
  for (const slug of Object.values(offices).flatMap(seatsOf)) {
    const to = own.includes(slug) ? undefined : atOf(slug)
    if (to) found[slug] = distanceTo(at, to)
  }
  return found
}

/** The cities that have the offices, one for each of several or one for all. */
export function seatsOf({ seat = [] }: Pick<Office, 'seat'>): readonly string[] {
  return typeof seat === 'string' ? [seat] : seat
}
