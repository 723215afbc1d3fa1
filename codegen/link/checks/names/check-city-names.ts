import type { CityCheck } from '../check.ts'
import { checkCityReference } from '../references/reference.ts'

/** Other names belong to a city that exists. */
export const checkCityNames: CityCheck = (data, report) => {
  for (const entry of data.catalogue.cityNames.values())
    checkCityReference(data, { who: 'data/city-names.yaml', entry, path: [], id: entry.id }, report)
}
