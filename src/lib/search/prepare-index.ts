import { rankBest } from './find-best.ts'
import { toFindable } from './words/rank-words.ts'
import type { Findable } from './words/rank-words.ts'
import type { SearchEntry, SearchGroup } from './search-entry.ts'

/** Something that can be found, and what it is. */
export interface Found extends SearchEntry {
  label: string
  /** Another name may well be meant, so it is to be asked for and not to be opened at once. */
  isGuess?: true
}

export type Prepared = Found & { findable: Findable }

/** Everything of some groups, ready to be searched. */
export function prepareGroups(groups: readonly SearchGroup[]): Prepared[] {
  return groups.flatMap(({ label, words, entries }) =>
    entries.map((entry) => ({
      ...entry,
      label,
      findable: toFindable([entry.title, ...(entry.words ?? [])], { about: entry.note, kind: words, text: entry.text }),
    })),
  )
}

/** What answers to what was typed, the best first. */
export function findEntries(all: readonly Prepared[], typed: string): Found[] {
  return rankBest(all, typed).map(({ one, isGuess }) => (isGuess ? { ...one, isGuess } : one))
}
