/** The category in an address: its query, or its hash, as in links without JavaScript. */
export function findCategory<C extends { id: string }>(
  categories: readonly C[],
  { search, hash }: { search: string; hash: string },
): C | undefined {
  const wanted = new URLSearchParams(search).get('category') ?? hash.slice(1)
  return categories.find(({ id }) => id === wanted)
}
