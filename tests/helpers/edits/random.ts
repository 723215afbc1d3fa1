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
