/** One machine's share of a site's files: the second of four, say. */
export interface Shard {
  index: number
  count: number
}

/** Reads "2/4"; undefined where it is no share of a whole. */
export function parseShard(text: string): Shard | undefined {
  const [, index, count] = /^(\d{1,4})\/(\d{1,4})$/.exec(text) ?? []
  const shard = { index: Number(index), count: Number(count) }
  return shard.index >= 1 && shard.index <= shard.count ? shard : undefined
}
