import { rankWords, toQuery } from './words/rank-words.ts'
import type { Findable, Query, Rank } from './words/rank-words.ts'

/** What answers to what was typed, the best first; among equals the order stays. Nothing where nothing was typed. */
export function findBest<T extends { findable: Findable }>(all: readonly T[], typed: string): T[] {
  return rankBest(all, typed).map(({ one }) => one)
}

/** The same with how well each answers. */
export function rankBest<T extends { findable: Findable }>(all: readonly T[], typed: string): (Rank & { one: T })[] {
  const query = toQuery(typed)
  if (query.words.length === 0) return []
  const whole = rankAll(all, query, 0)
  // Where nothing has all the words, most of them are better than nothing.
  const mostMissing = Math.floor((query.words.length - 1) / 2)
  const found = whole.length > 0 || mostMissing === 0 ? whole : rankAll(all, query, mostMissing)
  const sorted = found.sort((a, b) => a.rank - b.rank)
  const [best] = sorted
  // What is spelt as it was typed makes what is not needless, and what is meant by its own name all that is of a kind: gst is not 208 cities.
  return sorted.filter(({ isOther, isAsAll }) => !((isOther && !best?.isOther) || (isAsAll && !best?.isAsAll)))
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
