import type { Office } from '#generated/records.ts'
import { placeIn } from '../../../model/records.ts'
import type { Entry, WholeLinkedData } from '../../../model/records.ts'
import type { Report } from '../../../problem/problem.ts'
import { checkCityReference } from '../references/reference.ts'

interface From {
  who: string
  entry: Entry<unknown>
  path: readonly string[]
}

/** Offices are in cities that exist: each in its own, or all in one. */
export function checkSeats(data: WholeLinkedData, from: From, { office, seat }: Office, report: Report): void {
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
