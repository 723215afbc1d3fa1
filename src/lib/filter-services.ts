import { rankBest } from './search/find-best.ts'
import { fold } from '../rules/fold.ts'
import { hideNumbers } from './search/words/hide-numbers.ts'
import { toFindable } from './search/words/rank-words.ts'
import type { Findable } from './search/words/rank-words.ts'

/** The visitor's filter: words, and at most one category. */
export interface ServiceFilter {
  words: string
  category?: string | undefined
}

interface Group<S> {
  id: string
  services: readonly S[]
}

interface Service {
  id: string
  title: string
  /** Words that people type for it. */
  aliases?: readonly string[]
  /** The words may well mean another service. */
  isGuess?: boolean
}

type OverviewOf = (id: string) => string

const known = new WeakMap<Service, Findable>()

/** A service prepared for the search: its texts are folded once, not at every letter. */
function findableOf(service: Service, overviewOf: OverviewOf): Findable {
  const { id, title, aliases = [] } = service
  const findable = known.get(service) ?? toFindable([title, ...aliases], { text: overviewOf(id) })
  known.set(service, findable)
  return findable
}

/** The services that match every word, the best first, by group. Empty groups are left out. */
export function filterServices<S extends Service, G extends Group<S>>(
  groups: readonly G[],
  { words, category }: ServiceFilter,
  overviewOf: OverviewOf,
): G[] {
  const wanted = groups.filter(({ id }) => category === undefined || id === category)
  if (fold(words) === '') return wanted.filter(({ services }) => services.length > 0)
  const all = wanted.flatMap((group) =>
    group.services.map((service) => ({ group, service, findable: findableOf(service, overviewOf) })),
  )
  const found = rankBest(all, words)
  return [...new Set(found.map(({ one }) => one.group))].map((group) => ({
    ...group,
    services: found
      .filter(({ one }) => one.group === group)
      .map(({ one, isGuess }) => (isGuess ? { ...one.service, isGuess } : one.service)),
  }))
}

/** The filter in a query. An unknown category is ignored. */
export function readServiceFilter(query: URLSearchParams, groups: readonly { id: string }[]): ServiceFilter {
  const category = query.get('category')
  return { words: query.get('q') ?? '', category: groups.find(({ id }) => id === category)?.id }
}

/** A filter as part of an address. Empty if there is none. */
export function writeServiceFilter({ words, category }: ServiceFilter): string {
  const query = new URLSearchParams()
  const plain = hideNumbers(words)
  if (plain) query.set('q', plain)
  if (category !== undefined) query.set('category', category)
  // Not by its size, which Chrome knows since 113 and Safari since 17.
  return `${query}` && `?${query}`
}
