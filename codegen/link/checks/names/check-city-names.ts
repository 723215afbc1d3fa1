import type { Check } from '../check.ts'
import { checkReference } from '../references/reference.ts'

/** Other names are names of a city that there is. */
export const checkCityNames: Check = (data, report) => {
  for (const entry of data.catalogue.cityNames.values())
    checkReference(data, { who: 'data/city-names.yaml', entry, path: [], to: 'cities', id: entry.id }, report)
}
