import { placeIn } from '../../model.ts'
import type { Check } from './check.ts'

/** A neighbourhood's page is canonical to its city's, so the city must be a page of its own, in the same state. */
export const checkNeighbourhoods: Check = (data, report) => {
  for (const entry of data.catalogue.cities.values()) {
    const { within, state } = entry.value
    const city = within === undefined ? undefined : data.catalogue.cities.get(within)
    if (!city) continue
    if (city.value.within !== undefined && city !== entry) {
      report({ code: 'nested-neighbourhood', message: `City "${entry.id}" lies within "${within}", which is itself a neighbourhood.`, place: placeIn(entry, ['within']), hint: `Write within: ${city.value.within}.` })
    }
    if (city.value.state !== state) report({ code: 'nested-neighbourhood', message: `City "${entry.id}" is in state "${state}", but lies within "${within}" in state "${city.value.state}".`, place: placeIn(entry, ['state']), hint: `Write state: ${city.value.state}, or another city in within.` })
  }
}
