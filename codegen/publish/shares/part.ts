/** One machine's share of a site's files: the second of four, say. */
export interface Part {
  index: number
  count: number
}

/** Reads "2/4"; undefined where it is no share of a whole. */
export function parsePart(text: string): Part | undefined {
  const [, index, count] = /^(\d{1,4})\/(\d{1,4})$/.exec(text) ?? []
  const part = { index: Number(index), count: Number(count) }
  return part.index >= 1 && part.index <= part.count ? part : undefined
}
