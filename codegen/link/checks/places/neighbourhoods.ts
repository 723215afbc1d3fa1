import type { City } from '#generated/records.ts'
import { placeIn } from '../../../model/records.ts'
import type { Entry, Records } from '../../../model/records.ts'
import type { CityCheck } from '../check.ts'

/**
 * A neighbourhood's page is canonical to its city's, so the city must be a page of its own, in the
 * same state.
 */
export const checkNeighbourhoods: CityCheck = (data, report) => {
  for (const entry of data.catalogue.cities.values()) {
    const { within, state } = entry.value
    const city = within === undefined ? undefined : data.catalogue.cities.get(within)
    if (!city) continue
    const { outermost, circle } = findOutermost(entry, data.catalogue.cities)
    if (circle.length > 1) {
      // Told at the first of them alone.
      if (entry.id === [...circle].sort()[0])
        report({
          code: 'nested-neighbourhood',
          message: `Cities ${circle.map((id) => `"${id}"`).join(' and ')} lie within each other, so none of them is the city.`,
          place: placeIn(entry, ['within']),
          hint: 'Remove within from the one that is the city.',
        })
      continue
    }
    // A way that ends in a circle is mended there.
    if (city.value.within !== undefined && city !== entry && outermost !== undefined) {
      report({
        code: 'nested-neighbourhood',
        message: `City "${entry.id}" lies within "${within}", which is itself a neighbourhood.`,
        place: placeIn(entry, ['within']),
        hint: `Write within: ${outermost}.`,
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

/**
 * The city at the end of the way outwards; where the way comes back to its beginning, all the
 * cities on it.
 */
function findOutermost(
  entry: Entry<City>,
  cities: Records<City>,
): { outermost: string | undefined; circle: readonly string[] } {
  const way = [entry.id]
  let here = entry.value.within
  while (here !== undefined && !way.includes(here)) {
    way.push(here)
    here = cities.get(here)?.value.within
  }
  if (here === undefined) return { outermost: way.at(-1), circle: [] }
  return { outermost: undefined, circle: here === entry.id ? way : [] }
}
