import type { Check } from '../check.ts'
import { checkReference } from '../references/reference.ts'

/** A city's state, near cities and trades must exist. */
export const checkCityReferences: Check = (data, report) => {
  for (const entry of data.catalogue.cities.values()) {
    const who = `City "${entry.id}"`
    const { state, near = [], trades = [], within } = entry.value
    checkReference(data, { who, entry, path: ['state'], to: 'states', id: state }, report)
    near.forEach((id, index) => checkReference(data, { who, entry, path: ['near', index], to: 'cities', id }, report))
    trades.forEach((id, index) =>
      checkReference(data, { who, entry, path: ['trades', index], to: 'trades', id }, report),
    )
    if (within !== undefined) checkReference(data, { who, entry, path: ['within'], to: 'cities', id: within }, report)
  }
}
