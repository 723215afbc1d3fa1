import type { Place, Trade } from '#generated/records.ts'

/** The products that government lists name for a place. */
export function listedProducts({ products = {}, exportTown }: Place): string[] {
  const product = typeof exportTown === 'object' ? exportTown.product : undefined
  return [...Object.values(products).flat(), ...(product === undefined ? [] : [product])]
}

/** The products that hold, in the singular or the plural, a word of the trade. */
export function productsFor(products: readonly string[], { products: words = [] }: Trade): string[] {
  return products.filter((product) => words.some((word) => holds(product.toLowerCase(), word)))
}

export function speaksFor(products: readonly string[], trade: Trade): boolean {
  return productsFor(products, trade).length > 0
}

function holds(product: string, word: string): boolean {
  // The schema allows no sign in words that means anything in a pattern.
  return new RegExp(`(?<!\\w)${word}(?:s|es)?(?!\\w)`).test(product)
}
