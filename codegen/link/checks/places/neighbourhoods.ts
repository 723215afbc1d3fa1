import type { City } from '#generated/records.ts'
import { placeIn } from '../../../model/records.ts'
import type { Entry, Records } from '../../../model/records.ts'
import type { CityCheck } from '../../check.ts'

/** A neighbourhood's canonical page is its city's, which must be its own, in the same state. */
export const checkNeighbourhoods: CityCheck = (data, report) => {
  for (const entry of data.catalogue.cities.values()) {
    const { within, state } = entry.value
    const city = within === undefined ? undefined : data.catalogue.cities.get(within)
    if (!city) continue
    const { outermost, circle } = findOutermost(entry, data.catalogue.cities)
    if (circle.length > 1) {
      // Reported once, at the first of them.
      if (entry.id === [...circle].sort()[0])
        report({
          code: 'nested-neighbourhood',
          message: `Cities ${circle.map((id) => `"${id}"`).join(' and ')} lie within each other, so none of them is the city.`,
          place: placeIn(entry, ['within']),
          hint: 'Remove within from the one that is the city.',
        })
      continue
    }
    // A path that ends in a circle is corrected at the circle.
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

/** The outermost city of the path. If the path returns to its beginning, all cities on it. */
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
