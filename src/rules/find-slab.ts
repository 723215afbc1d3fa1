import type { Paise } from './money.ts'

interface Edge {
  /** In rupees, itself included. */
  upTo?: number
  /** In rupees, where the law says "less than". */
  below?: number
}

/**
 * The slab of an amount: `upTo` includes its own amount, `below` excludes it, and the last slab has
 * neither.
 */
export function findSlab<Slab extends Edge>(slabs: readonly Slab[], paise: Paise): Slab | undefined {
  return slabs.find(({ upTo, below }) =>
    upTo !== undefined ? paise <= upTo * 100 : below === undefined || paise < below * 100,
  )
}
