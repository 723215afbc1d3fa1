import { findEntries, prepareGroups } from './prepare-index.ts'
import type { Found, Prepared } from './prepare-index.ts'
import { toQuery } from './words/query.ts'
import type { SearchGroup, SearchIndex } from '#src/pages/search/payload.ts'

// All at once would hold a phone's keyboard for a quarter of a second.
const mostAtOnce = 40

async function prepareInTurns(groups: readonly SearchGroup[]): Promise<Prepared[]> {
  const prepared: Prepared[] = []
  for (const group of groups)
    for (let at = 0; at < group.entries.length; at += mostAtOnce) {
      prepared.push(...prepareGroups([{ ...group, entries: group.entries.slice(at, at + mostAtOnce) }]))
      await new Promise((resolve) => setTimeout(resolve))
    }
  return prepared
}

interface Search {
  texts: SearchIndex['texts']
  /** The results for what was typed, the best first. */
  find: (typed: string) => Promise<Found[]>
}

// A stable address: pages do not contain it, so that a new city changes no page.
const folder = '/search/'

let search: Promise<Search> | undefined

/** Loads the index once per document. After a failure it is requested again the next time. */
export function loadSearch(): Promise<Search> {
  const loading = (search ??= fetchJson<SearchIndex>('index').then(openIndex))
  loading.catch(() => {
    search = undefined
  })
  return loading
}

async function fetchJson<T>(name: string): Promise<T> {
  const answer = await fetch(`${folder}${name}.json`)
  if (!answer.ok) throw new Error(`${name} has not come`)
  return answer.json()
}

/** A loaded index. `load` fetches its parts. */
export async function openIndex(
  { texts, groups }: SearchIndex,
  load: (name: string) => Promise<SearchGroup['entries']> = fetchJson,
): Promise<Search> {
  const whole = await prepareInTurns(groups)
  const parts = new Map<string, Promise<Prepared[]>>()
  const loadPart = (group: SearchGroup, letters: string) => {
    const name = `${group.id}-${letters}`
    const known = parts.get(name) ?? load(name).then((entries) => prepareGroups([{ ...group, entries }]))
    parts.set(name, known)
    // Without a part the others still give results; it is requested again with the next letter.
    return known.catch(() => {
      parts.delete(name)
      return []
    })
  }
  return {
    texts,
    find: async (typed) => {
      const words = toQuery(typed).folded.split(' ')
      const wanted = groups.flatMap((group) =>
        (group.parts ?? [])
          .filter((letters) => words.some((word) => word.startsWith(letters)))
          .map((letters) => loadPart(group, letters)),
      )
      const more = (await Promise.all(wanted)).flat()
      // A city with two words is in two parts.
      const once = new Map(more.map((entry) => [entry.href, entry]))
      return findEntries(wanted.length > 0 ? [...whole, ...once.values()] : whole, typed)
    },
  }
}
