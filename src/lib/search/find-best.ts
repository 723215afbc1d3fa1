import { toQuery } from './words/query.ts'
import type { Query } from './words/query.ts'
import { rankWords } from './words/rank-words.ts'
import type { Findable, Rank } from './words/rank-words.ts'

/** The results for what was typed with their ranks, the best first. Equal ones keep their order. */
export function rankBest<T extends { findable: Findable }>(all: readonly T[], typed: string): (Rank & { one: T })[] {
  const query = toQuery(typed)
  if (query.words.length === 0) return []
  const whole = rankAll(all, query, 0)
  const sorted = (whole.length > 0 ? whole : rankClosest(all, query)).sort((a, b) => a.rank - b.rank)
  const [best] = sorted
  // An exact spelling makes similar ones unnecessary, and a match of something's own name makes
  // matches of its kind unnecessary: gst is not 208 cities.
  return sorted.filter(({ isOther, isAsAll }) => !((isOther && !best?.isOther) || (isAsAll && !best?.isAsAll)))
}

/** If nothing matches all the words, the entries that match most of them, or else the costs. */
function rankClosest<T extends { findable: Findable }>(all: readonly T[], query: Query): (Rank & { one: T })[] {
  const { words, extra } = query
  const some = rankAll(all, { ...query, extra: [] }, words.length - 1).filter(({ isShared }) => isShared)
  if (some.length === 0 && extra.length > 0) {
    const costs = toQuery(extra.map(({ word }) => word).join(' '))
    return rankAll(all, costs, 0).map((one) => ({ ...one, missing: words.length }))
  }
  const fewest = Math.min(...some.map(({ missing }) => missing))
  return some.filter(({ missing }) => missing === fewest)
}

function rankAll<T extends { findable: Findable }>(
  all: readonly T[],
  query: Query,
  mostMissing: number,
): (Rank & { one: T })[] {
  return all.flatMap((one) => {
    const found = rankWords(query, one.findable, mostMissing)
    return found ? [{ ...found, one }] : []
  })
}
