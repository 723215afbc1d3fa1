import type { Place, Trade } from '#generated/records.ts'

/** The products that government lists name for a place. */
export function listedProducts({ products = {}, exportTown }: Place): string[] {
  const product = typeof exportTown === 'object' ? exportTown.product : undefined
  return [...Object.values(products).flat(), ...(product === undefined ? [] : [product])]
}

/** Whether one of the products holds, in the singular or the plural, a word of the trade. */
export function speaksFor(products: readonly string[], trade: Trade): boolean {
  const words = trade.products ?? []
  return products.some((product) => words.some((word) => holds(product.toLowerCase(), word)))
}

function holds(product: string, word: string): boolean {
  // The schema lets letters, digits, blanks and hyphens into words, so none of them means anything in a pattern.
  return new RegExp(`(?<!\\w)${word}(?:s|es)?(?!\\w)`).test(product)
}
