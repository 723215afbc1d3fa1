import type { Offices } from '#generated/records.ts'
import type { Entry } from '../../../model/records.ts'
import type { CityCheck } from '../check.ts'
import { checkCityReference, checkReference } from '../references/reference.ts'
import { checkSeats } from './office-seats.ts'

/** Local facts, offices, their sources and their seats name records that exist. */
export const checkPlaceReferences: CityCheck = (data, report) => {
  const { places, stateOffices } = data.catalogue
  const checkSources = (who: string, entry: Entry<unknown>, offices: Offices, path: readonly string[]) => {
    for (const [kind, office] of Object.entries(offices)) {
      const from = { who, entry, path: [...path, kind] }
      checkReference(data, { ...from, path: [...from.path, 'source'], to: 'placeSources', id: office.source }, report)
      checkSeats(data, from, office, report)
    }
  }
  for (const entry of places.values()) {
    const who = `Place "${entry.id}"`
    checkCityReference(data, { who, entry, path: [], id: entry.id }, report)
    checkSources(who, entry, entry.value.offices ?? {}, ['offices'])
  }
  const page = data.singles['page:city']
  for (const [list, { source: id }] of Object.entries(page?.value.products.lists ?? {}))
    if (page)
      checkReference(
        data,
        { who: 'The page of a city', entry: page, path: ['products', 'lists', list, 'source'], to: 'placeSources', id },
        report,
      )
  for (const entry of stateOffices.values()) {
    const who = `The list of offices of state "${entry.id}"`
    checkReference(data, { who, entry, path: [], to: 'states', id: entry.id }, report)
    checkSources(who, entry, entry.value, [])
  }
}
