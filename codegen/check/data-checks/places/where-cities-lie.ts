import type { Place } from '#generated/records.ts'
import { placeIn } from '../../../model/records.ts'
import type { LinkedData } from '../../../model/records.ts'
import type { Check } from '../../check.ts'
import { stateOutlines } from './state-outlines.ts'
import type { Outline } from './state-outlines.ts'
import { distance } from 'geokdbush'
import { farthestNearKm } from '../../../model/places/farthest-near.ts'

/** Whether a point is certainly outside a state. */
function liesOutside(state: string | undefined, at: Place['at'] | undefined): boolean {
  const outline = state === undefined ? undefined : stateOutlines[state]
  if (!at || !outline) return false
  const [south, north, west, east] = outline.box
  return at.lat < south || at.lat > north || at.lon < west || at.lon > east
}

/** The state of a city decides its law, so its PIN codes and its point must be in that state. */
export const checkWhereCitiesLie: Check = ({ catalogue: { cities, places, states } }, report) => {
  for (const entry of places.values()) {
    const city = cities.get(entry.id)
    const outline = city && stateOutlines[city.value.state]
    if (!city || !outline) continue
    const state = states.get(city.value.state)?.value.name ?? city.value.state
    const { at, pinPrefix = '', headPostOffice = pinPrefix } = entry.value
    const faults = [
      {
        key: 'pinPrefix',
        isThere: pinPrefix !== '' && !outline.pins.split(' ').some((pin) => pinPrefix.startsWith(pin)),
        message: `PIN codes that begin with ${pinPrefix} are not in ${state}, the state of city "${entry.id}".`,
      },
      {
        key: 'headPostOffice',
        isThere: !headPostOffice.startsWith(pinPrefix),
        message: `The head post office of "${entry.id}" has the PIN code ${headPostOffice}, which does not begin with ${pinPrefix}.`,
      },
      {
        key: 'at',
        isThere: liesOutside(city.value.state, at),
        message: `The point ${at?.lat}, ${at?.lon} is not in ${state}, the state of city "${entry.id}".`,
      },
    ]
    const first = faults.find(({ isThere }) => isThere)
    if (first)
      report({
        code: 'misplaced-city',
        message: first.message,
        place: placeIn(entry, [first.key]),
        also: { message: 'Its state is written here.', place: placeIn(city, ['state']) },
        hint: 'Look at the state first, then for a wrong digit.',
      })
  }
}

// From the middle of India's largest city to its edge.
const farthestPartKm = 60

/** A near city must be near, and a neighbourhood in its city. Also finds wrong coordinates. */
export const checkDistances: Check = (data, report) => {
  const isKnown = (id: string) => data.catalogue.places.get(id)?.value.at !== undefined
  for (const entry of data.catalogue.cities.values()) {
    const { near = [], within } = entry.value
    for (const [index, id] of near.entries()) {
      const km = kmBetween(data, entry.id, id)
      // A neighbourhood is in its city; that distance is checked below.
      if (id === within || data.catalogue.cities.get(id)?.value.within === entry.id) continue
      if (km === undefined || km <= farthestNearKm) continue
      report({
        code: 'far-neighbour',
        message: `City "${entry.id}" calls "${id}" near, which is ${isKnown(entry.id) && isKnown(id) ? '' : 'at least '}${Math.round(km)} km away by data/places.yaml.`,
        place: placeIn(entry, ['near', index]),
        hint: `Remove it, or look at the coordinates. Near means within ${farthestNearKm} km.`,
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

/** The kilometres between two places; from the edge of its state if one has no coordinates. */
function kmBetween({ catalogue: { cities, places } }: LinkedData, one: string, other: string): number | undefined {
  const [from, to] = [one, other].map((id): Outline['box'] | undefined => {
    const [state, at] = [cities.get(id)?.value.state, places.get(id)?.value.at]
    // A point in another state has a report of its own.
    if (liesOutside(state, at)) return undefined
    return at ? [at.lat, at.lat, at.lon, at.lon] : stateOutlines[state ?? '']?.box
  })
  if (!from || !to) return undefined
  const [lat, otherLat] = closest([from[0], from[1]], [to[0], to[1]])
  const [lon, otherLon] = closest([from[2], from[3]], [to[2], to[3]])
  return distance(lon, lat, otherLon, otherLat)
}

/** One value of each of two ranges, chosen as close to each other as possible. */
function closest([a, b]: [number, number], [c, d]: [number, number]): [number, number] {
  if (b < c) return [b, c]
  if (d < a) return [a, d]
  return [Math.max(a, c), Math.max(a, c)]
}

/** A neighbourhood's canonical page is its city's, which must be its own, in the same state. */
export const checkNeighbourhoods: Check = (data, report) => {
  for (const entry of data.catalogue.cities.values()) {
    const { within, state } = entry.value
    const city = within === undefined ? undefined : data.catalogue.cities.get(within)
    if (!city) continue
    const way = [entry.id]
    let next = within
    while (next !== undefined && !way.includes(next)) {
      way.push(next)
      next = data.catalogue.cities.get(next)?.value.within
    }
    if (next === entry.id && way.length > 1) {
      // A circle is reported once, at the first of its cities.
      if (entry.id === way.toSorted()[0])
        report({
          code: 'nested-neighbourhood',
          message: `Cities ${way.map((id) => `"${id}"`).join(' and ')} lie within each other, so none of them is the city.`,
          place: placeIn(entry, ['within']),
          hint: 'Remove within from the one that is the city.',
        })
      continue
    }
    // A path that ends in a circle is corrected at the circle.
    if (city.value.within !== undefined && city !== entry && next === undefined) {
      report({
        code: 'nested-neighbourhood',
        message: `City "${entry.id}" lies within "${within}", which is itself a neighbourhood.`,
        place: placeIn(entry, ['within']),
        hint: `Write within: ${way.at(-1)}.`,
      })
    }
    if (city.value.state !== state)
      report({
        code: 'nested-neighbourhood',
        message: `City "${entry.id}" is in state "${state}", but lies within "${within}" in state "${city.value.state}".`,
        place: placeIn(entry, ['state']),
        hint: `Write state: ${city.value.state}, or another city in within.`,
      })
  }
}
