import { collections } from '../model/collections.ts'
import type { Singles } from '../model/records.ts'

const names = collections.flatMap(({ name, noun }) => (noun ? [] : [name]))

/** The collections of one record: every one of them, which a run without a problem has. */
export function wholeSingles(singles: Partial<Singles>): Singles {
  if (!isWhole(singles)) throw new Error('A collection of one record is missing, and no problem says so')
  return singles
}

function isWhole(singles: Partial<Singles>): singles is Singles {
  return names.every((name) => name in singles)
}
