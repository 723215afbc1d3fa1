import type { Office } from '#generated/records.ts'
import { distanceBetween } from './distance-to.ts'
import type { Distance, Point } from './distance-to.ts'
import type { KnownSeat } from './known-seats.ts'

/** The place whose offices are looked for. */
export interface Here {
  at: Point | undefined
  /**
   * Cities to which nobody of this place has to travel: the place itself, and the city that it is
   * part of.
   */
  own: readonly string[]
}

/** The distances to other cities with offices, by slug. */
export function distancesToSeats(seats: readonly KnownSeat[], { at, own }: Here): Record<string, Distance> {
  const others = seats.filter(({ slug }) => !own.includes(slug))
  return Object.fromEntries(
    others.flatMap((seat) => {
      const distance = distanceBetween(at, seat.at)
      return distance ? [[seat.slug, distance]] : []
    }),
  )
}

/** The cities of the offices: one for each office, or one for all. */
export function seatsOf({ seat = [] }: Pick<Office, 'seat'>): readonly string[] {
  return typeof seat === 'string' ? [seat] : seat
}
