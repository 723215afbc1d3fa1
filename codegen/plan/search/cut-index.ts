import type { PageSearch } from '#generated/records.ts'
import type { SearchEntry, SearchGroup, SearchIndex } from '../payloads/search-page.ts'

/** A file of the site that a search loads. */
export interface SearchFile {
  path: string
  content: SearchIndex | readonly SearchEntry[]
}

// With more of a kind the index would weigh more than 30 KB; and about so many a part go into 10 KB.
const mostWhole = 2000
const mostInPart = 700

/**
 * The index, and where there are too many cities for one file, its parts: a visitor loads the index and those that hold what begins with the
 * letters that were typed. What has a name in another script stays in the index, and so does what has no plain letters.
 */
export function cutIndex(groups: readonly SearchGroup[], texts: PageSearch['results']): SearchFile[] {
  const cut = groups.map(cutGroup)
  const { one, many, none, all } = texts
  const index: SearchIndex = { texts: { one, many, none, all }, groups: cut.map(({ group }) => group) }
  return [{ path: 'search/index.json', content: index }, ...cut.flatMap(({ files }) => files)]
}

function cutGroup(group: SearchGroup): { group: SearchGroup; files: SearchFile[] } {
  if (group.entries.length <= mostWhole) return { group, files: [] }
  const plain = group.entries.filter(isPlain)
  const parts = [...cutByLetters(plain, '')].sort(([a], [b]) => (a < b ? -1 : 1))
  return {
    group: {
      ...group,
      entries: group.entries.filter((one) => !isPlain(one)),
      parts: parts.map(([letters]) => letters),
    },
    files: parts.map(([letters, content]) => ({ path: `search/${group.id}-${letters}.json`, content })),
  }
}

const namesOf = ({ title, words = [] }: SearchEntry) => [title, ...words]

const isPlain = (entry: SearchEntry) => namesOf(entry).every((name) => /^[\x20-\x7e]*[a-z][\x20-\x7e]*$/i.test(name))

/** What has a word with these first letters, by as many letters as it takes to have few. */
function cutByLetters(entries: readonly SearchEntry[], letters: string): Map<string, readonly SearchEntry[]> {
  const next = new Map<string, SearchEntry[]>()
  for (const entry of entries) {
    for (const start of startsOf(entry, letters)) {
      const known = next.get(start)
      if (known) known.push(entry)
      else next.set(start, [entry])
    }
  }
  const parts = new Map<string, readonly SearchEntry[]>()
  for (const [start, some] of next) {
    // A word that ends with these letters cannot be told from another by more of them.
    const isWhole = some.length <= mostInPart || start === letters
    for (const [key, part] of isWhole ? [[start, some] as const] : cutByLetters(some, start)) parts.set(key, part)
  }
  return parts
}

/** The first letters of its words that go on from those, by one letter more. */
function startsOf(entry: SearchEntry, letters: string): Set<string> {
  const words = namesOf(entry).flatMap((name) => name.toLowerCase().split(/[^a-z0-9]+/))
  const own = words.filter((word) => word !== '' && word.startsWith(letters))
  return new Set(own.map((word) => word.slice(0, letters.length + 1)))
}
