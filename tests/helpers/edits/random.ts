/**
 * A source of chance that gives the same numbers for the same seed, so that a test that fails fails
 * again.
 */
export interface Random {
  /** A whole number from 0 up to, and without, the limit. */
  below: (limit: number) => number
  pick: <T>(list: readonly T[]) => T
}

/** Mulberry32: 32 bits of state are enough to choose edits. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return { below, pick: (list) => list[below(list.length)]! }
}

/** The text with one of a pattern's matches replaced; as it is where there is none. */
export function replaceOne(text: string, pattern: RegExp, random: Random, replace: (match: string) => string): string {
  const matches = [...text.matchAll(pattern)]
  if (matches.length === 0) return text
  const match = random.pick(matches)
  return text.slice(0, match.index) + replace(match[0]) + text.slice(match.index + match[0].length)
}
