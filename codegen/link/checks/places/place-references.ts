import type { CityCheck } from '../../check.ts'
import { checkCityReference, checkReference } from '../references/reference.ts'
import type { Offices, Office } from '#generated/records.ts'
import { placeIn } from '../../../model/records.ts'
import type { Entry, WholeLinkedData } from '../../../model/records.ts'
import type { Report } from '../../../problem/problem.ts'

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

interface From {
  who: string
  entry: Entry<unknown>
  path: readonly string[]
}

/** Offices are in cities that exist: each in its own, or all in one. */
function checkSeats(data: WholeLinkedData, from: From, { office, seat }: Office, report: Report): void {
  if (seat === undefined) return
  const { entry } = from
  const path = [...from.path, 'seat']
  if (typeof seat === 'string') {
    checkCityReference(data, { ...from, path, id: seat }, report)
    return
  }
  for (const [index, id] of seat.entries()) checkCityReference(data, { ...from, path: [...path, index], id }, report)
  const offices = typeof office === 'string' ? 1 : office.length
  if (seat.length === offices) return
  report({
    code: 'wrong-length',
    message: `${from.who} has ${offices === 1 ? 'one office' : `${offices} offices`} and ${seat.length} seats for ${offices === 1 ? 'it' : 'them'}.`,
    place: placeIn(entry, path),
    hint: 'Write one city for each office, in the order of the offices, or a single city if all are in one.',
  })
}
