import type { Office } from '#generated/records.ts'
import { distanceBetween } from './distance-to.ts'
import type { Distance, Point } from './distance-to.ts'
import type { KnownSeat } from './known-seats.ts'

/** A place whose offices are looked for. */
export interface Here {
  at: Point | undefined
  /**
   * Cities to which nobody of this place has to travel: it itself, and the one that it is a part
   * of.
   */
  own: readonly string[]
}

/** How far other cities with offices are, by their slugs. */
export function distancesToSeats(seats: readonly KnownSeat[], { at, own }: Here): Record<string, Distance> {
  const others = seats.filter(({ slug }) => !own.includes(slug))
  return Object.fromEntries(
    others.flatMap((seat) => {
      const distance = distanceBetween(at, seat.at)
      return distance ? [[seat.slug, distance]] : []
    }),
  )
}

/** The cities that have the offices, one for each of several or one for all. */
export function seatsOf({ seat = [] }: Pick<Office, 'seat'>): readonly string[] {
  return typeof seat === 'string' ? [seat] : seat
}
