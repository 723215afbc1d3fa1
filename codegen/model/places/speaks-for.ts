import { once } from '../../lib/once.ts'
import type { Place, Trade } from '#generated/records.ts'

/** The products that government lists name for a place. */
export function listedProducts({ products = {}, exportTown }: Place): string[] {
  const product = typeof exportTown === 'object' ? exportTown.product : undefined
  return [...Object.values(products).flat(), ...(product === undefined ? [] : [product])]
}

/** The products that hold, in the singular or the plural, a word of the trade. */
export function productsFor(products: readonly string[], trade: Trade): string[] {
  return products.filter((product) => wordsOf(trade).test(product.toLowerCase()))
}

export function speaksFor(products: readonly string[], trade: Trade): boolean {
  return productsFor(products, trade).length > 0
}

// The schema allows no sign in words that means anything in a pattern. A trade without words has
// a pattern that fits nothing.
const wordsOf = once(
  ({ products = ['(?!)'] }: Trade) => new RegExp(`(?<!\\w)(?:${products.join('|')})(?:s|es)?(?!\\w)`),
)
