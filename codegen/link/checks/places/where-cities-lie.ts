import type { Place } from '#generated/records.ts'
import { placeIn } from '../../../model/records.ts'
import type { CityCheck } from '../check.ts'
import { stateOutlines } from './state-outlines.ts'

/** Whether a point is certainly outside a state. */
export function liesOutside(state: string | undefined, at: Place['at'] | undefined): boolean {
  const outline = state === undefined ? undefined : stateOutlines[state]
  if (!at || !outline) return false
  const [south, north, west, east] = outline.box
  return at.lat < south || at.lat > north || at.lon < west || at.lon > east
}

/** The state of a city decides its law, so its PIN codes and its point must be in that state. */
export const checkWhereCitiesLie: CityCheck = ({ catalogue: { cities, places, states } }, report) => {
  for (const entry of places.values()) {
    const city = cities.get(entry.id)
    const outline = city && stateOutlines[city.value.state]
    if (!city || !outline) continue
    const state = states.get(city.value.state)?.value.name ?? city.value.state
    const { at, pinPrefix = '', headPostOffice = pinPrefix } = entry.value
    const faults = [
      ...(pinPrefix !== '' && !outline.pins.split(' ').some((pin) => pinPrefix.startsWith(pin))
        ? [
            {
              key: 'pinPrefix',
              said: `PIN codes that begin with ${pinPrefix} are not in ${state}, the state of city "${entry.id}".`,
            },
          ]
        : []),
      ...(headPostOffice.startsWith(pinPrefix)
        ? []
        : [
            {
              key: 'headPostOffice',
              said: `The head post office of "${entry.id}" has the PIN code ${headPostOffice}, which does not begin with ${pinPrefix}.`,
            },
          ]),
      ...(at && liesOutside(city.value.state, at)
        ? [{ key: 'at', said: `The point ${at.lat}, ${at.lon} is not in ${state}, the state of city "${entry.id}".` }]
        : []),
    ]
    const [first] = faults
    if (first)
      report({
        code: 'misplaced-city',
        message: first.said,
        place: placeIn(entry, [first.key]),
        also: { message: 'Its state is written here.', place: placeIn(city, ['state']) },
        hint: 'Look at the state first, then for a wrong digit.',
      })
  }
}
