import type { Offices } from '#generated/records.ts'
import { placeIn } from '../../model/records.ts'
import type { RecordCheck } from '../check.ts'

/** Offices are each in a city of its own, or all in one. */
export const checkSeats: RecordCheck = (entry, report) => {
  const path = entry.collection === 'places' ? ['offices'] : []
  const who = entry.collection === 'places' ? `Place "${entry.id}"` : `The list of offices of state "${entry.id}"`
  for (const [kind, { office, seat }] of Object.entries(officesOf(entry))) {
    const count = typeof office === 'string' ? 1 : office.length
    if (seat === undefined || typeof seat === 'string' || seat.length === count) continue
    report({
      code: 'wrong-length',
      message: `${who} has ${count === 1 ? 'one office' : `${count} offices`} and ${seat.length} seats for ${count === 1 ? 'it' : 'them'}.`,
      place: placeIn(entry, [...path, kind, 'seat']),
      hint: 'Write one city for each office, in the order of the offices, or a single city if all are in one.',
    })
  }
}

function officesOf({ collection, value }: Parameters<RecordCheck>[0]): Offices {
  if (collection === 'stateOffices') return value
  return collection === 'places' ? (value.offices ?? {}) : {}
}
