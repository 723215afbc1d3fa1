import type { CityCheck } from '../check.ts'
import { checkCityReference, checkReference } from '../references/reference.ts'

/** The state, near cities and trades of a city must exist, and so must a city with other names. */
export const checkCityReferences: CityCheck = (data, report) => {
  for (const entry of data.catalogue.cityNames.values())
    checkCityReference(data, { who: 'data/city-names.yaml', entry, path: [], id: entry.id }, report)
  for (const entry of data.catalogue.cities.values()) {
    const who = `City "${entry.id}"`
    const { state, near = [], trades = [], within } = entry.value
    checkReference(data, { who, entry, path: ['state'], to: 'states', id: state }, report)
    near.forEach((id, index) => checkCityReference(data, { who, entry, path: ['near', index], id }, report))
    trades.forEach((id, index) =>
      checkReference(data, { who, entry, path: ['trades', index], to: 'trades', id }, report),
    )
    if (within !== undefined) checkCityReference(data, { who, entry, path: ['within'], id: within }, report)
  }
}
