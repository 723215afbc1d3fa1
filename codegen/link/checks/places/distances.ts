import { distance } from 'geokdbush'
import type { Place } from '#generated/records.ts'
import { placeIn } from '../../../model/records.ts'
import type { WholeLinkedData } from '../../../model/records.ts'
import type { CityCheck } from '../check.ts'
import { liesOutside } from './where-cities-lie.ts'
import { farthestNearKm } from '../../../model/places/farthest-near.ts'

// The largest city of India, from its middle to its edge.
const farthestPartKm = 60

/** What is called near is near, and a neighbourhood lies in its city: a wrong digit in coordinates shows by it, too. */
export const checkDistances: CityCheck = (data, report) => {
  for (const entry of data.catalogue.cities.values()) {
    const { near = [], within } = entry.value
    for (const [index, id] of near.entries()) {
      const km = kmBetween(data, entry.id, id)
      // That one lies in the other is reported below.
      if (id === within || data.catalogue.cities.get(id)?.value.within === entry.id) continue
      if (km === undefined || km <= farthestNearKm) continue
      report({
        code: 'far-neighbour',
        message: `City "${entry.id}" calls "${id}" near, which is ${Math.round(km)} km away by data/places.yaml.`,
        place: placeIn(entry, ['near', index]),
        hint: `Remove it, or look at the coordinates. Near is what lies within ${farthestNearKm} km.`,
      })
    }
    const km = within === undefined ? undefined : kmBetween(data, entry.id, within)
    if (within === undefined || km === undefined || km <= farthestPartKm) continue
    report({
      code: 'far-neighbour',
      message: `City "${entry.id}" lies within "${within}", but ${Math.round(km)} km from it by data/places.yaml.`,
      place: placeIn(entry, ['within']),
      hint: 'Look at the coordinates of both, then at within.',
    })
  }
}

/** Straight line between two places in kilometres; undefined where the coordinates of one are not known. */
function kmBetween({ catalogue: { cities, places } }: WholeLinkedData, one: string, other: string): number | undefined {
  // A point in another state is reported by itself.
  if ([one, other].some((id) => liesOutside(cities.get(id)?.value.state, places.get(id)?.value.at))) return undefined
  const [from, to]: (Place['at'] | undefined)[] = [places.get(one)?.value.at, places.get(other)?.value.at]
  return from && to ? distance(from.lon, from.lat, to.lon, to.lat) : undefined
}
