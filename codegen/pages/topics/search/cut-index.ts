import { fold } from '#src/rules/fold.ts'
import { groupBy } from '../../../lib/group-by.ts'
import type { SearchEntry, SearchGroup, SearchIndex, SearchTexts } from '#src/pages/search/payload.ts'

export interface SearchFile {
  path: string
  content: SearchIndex | readonly SearchEntry[]
}

// With more entries of a kind the index would weigh more than 30 KB. A part of this many weighs
// about 10 KB.
const mostWhole = 2000
const mostInPart = 700

/**
 * The index and, if it has too many cities, parts of it by first letters, which a visitor loads as
 * they are typed. Entries with a name in another script stay in the index.
 */
export function cutIndex(groups: readonly SearchGroup[], texts: SearchTexts): SearchFile[] {
  const cut = groups.map(cutGroup)
  const index: SearchIndex = { texts, groups: cut.map(({ group }) => group) }
  return [{ path: 'search/index.json', content: index }, ...cut.flatMap(({ files }) => files)]
}

function cutGroup(group: SearchGroup): { group: SearchGroup; files: SearchFile[] } {
  if (group.entries.length <= mostWhole) return { group, files: [] }
  const plain = group.entries.filter(isPlain).map((entry) => ({ entry, words: wordsOf(entry) }))
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

const isPlain = (entry: SearchEntry) =>
  namesOf(entry).every((name) => /[a-z]/i.test(name) && !/[^\x20-\x7e]/.test(name))

/** An entry with those of its words that begin with the given letters. */
interface Worded {
  entry: SearchEntry
  words: readonly string[]
}

const wordsOf = (entry: SearchEntry) => [
  ...namesOf(entry).flatMap((name) => fold(name).split(' ')),
  ...(entry.pins ?? []),
]

/** The entries with a word that begins with these letters, in parts by more letters. */
function cutByLetters(entries: readonly Worded[], letters: string): Map<string, readonly SearchEntry[]> {
  const started = entries.flatMap(({ entry, words }) =>
    [...new Set(words.map((word) => word.slice(0, letters.length + 1)))].map((start) => ({
      start,
      entry,
      words: words.length === 1 ? words : words.filter((word) => word.startsWith(start)),
    })),
  )
  const parts = new Map<string, readonly SearchEntry[]>()
  for (const [start, some] of groupBy(started, (one) => one.start)) {
    // More letters cannot distinguish a word that ends with these.
    const isWhole = some.length <= mostInPart || start === letters
    const own = isWhole ? [[start, some.map(({ entry }) => entry)] as const] : cutByLetters(some, start)
    for (const [key, part] of own) parts.set(key, part)
  }
  return parts
}
