import type { Offices } from '#generated/records.ts'
import { onceByText } from '../../../lib/once.ts'
import type { WholeData } from '../../../model/records.ts'
import { cityName } from '../links.ts'
import type { Point } from './distance-to.ts'
import { seatsOf } from './seats-of.ts'

/**
 * A city with offices. All pages that name it share one object, so that it is fingerprinted once.
 */
export interface KnownSeat {
  slug: string
  name: string
  at?: Point
}

/** The cities that have the given offices, each looked up once. */
export function createKnownSeats(data: WholeData): (offices: Offices) => KnownSeat[] {
  const seatOf = onceByText((slug) => knownSeat(slug, data))
  return (offices) => {
    const seats = new Set<KnownSeat>()
    for (const office of Object.values(offices)) for (const slug of seatsOf(office)) seats.add(seatOf(slug))
    return [...seats]
  }
}

function knownSeat(slug: string, data: WholeData): KnownSeat {
  const at = data.catalogue.places.get(slug)?.value.at
  return { slug, name: cityName(data, slug), ...(at ? { at } : {}) }
}
