/** What the visitor has asked for: words, and at most one category. */
export interface ServiceFilter {
  words: string
  category?: string | undefined
}

interface Group<S> {
  id: string
  services: readonly S[]
}

/** Small letters without accents, so that a search finds `Café` by `cafe`. */
function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** The groups with only those services whose title or overview has every word; groups without any are left out. */
export function filterServices<S extends { title: string; overview: string }, G extends Group<S>>(
  groups: readonly G[],
  { words, category }: ServiceFilter,
): G[] {
  const wanted = fold(words).split(/\s+/).filter(Boolean)
  const matches = ({ title, overview }: S) => {
    const text = fold(`${title} ${overview}`)
    return wanted.every((word) => text.includes(word))
  }
  return groups
    .filter(({ id }) => category === undefined || id === category)
    .map((group) => ({ ...group, services: group.services.filter(matches) }))
    .filter(({ services }) => services.length > 0)
}

/** The filter that an address carries; a category that no group has is as none. */
export function readServiceFilter(search: string, groups: readonly { id: string }[]): ServiceFilter {
  const query = new URLSearchParams(search)
  const category = query.get('category')
  return { words: query.get('q') ?? '', category: groups.find(({ id }) => id === category)?.id }
}

/** The part of an address that carries a filter, empty where there is none. */
export function writeServiceFilter({ words, category }: ServiceFilter): string {
  const query = new URLSearchParams()
  if (words.trim()) query.set('q', words.trim())
  if (category !== undefined) query.set('category', category)
  return query.size > 0 ? `?${query}` : ''
}
