import { rankWords, toQuery } from './words/rank-words.ts'
import type { Findable, Query, Rank } from './words/rank-words.ts'

/**
 * What answers to what was typed, the best first; among equals the order stays. Nothing where
 * nothing was typed.
 */
export function findBest<T extends { findable: Findable }>(all: readonly T[], typed: string): T[] {
  return rankBest(all, typed).map(({ one }) => one)
}

/** The same with how well each answers. */
export function rankBest<T extends { findable: Findable }>(all: readonly T[], typed: string): (Rank & { one: T })[] {
  const query = toQuery(typed)
  if (query.words.length === 0) return []
  const whole = rankAll(all, query, 0)
  const sorted = (whole.length > 0 ? whole : rankClosest(all, query)).sort((a, b) => a.rank - b.rank)
  const [best] = sorted
  // What is spelt as it was typed makes what is not needless, and what is meant by its own name all
  // that is of a kind: gst is not 208 cities.
  return sorted.filter(({ isOther, isAsAll }) => !((isOther && !best?.isOther) || (isAsAll && !best?.isAsAll)))
}

/** Where nothing has all the words, what has most of them. */
function rankClosest<T extends { findable: Findable }>(all: readonly T[], query: Query): (Rank & { one: T })[] {
  const some = rankAll(all, query, query.words.length - 1)
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
