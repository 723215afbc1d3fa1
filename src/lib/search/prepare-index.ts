import { rankBest } from './find-best.ts'
import { toFindable, toName } from './words/rank-words.ts'
import type { Findable } from './words/rank-words.ts'
import type { SearchEntry, SearchGroup } from '#src/pages/search/payload.ts'

/** A search result, with its kind. */
export interface Found extends SearchEntry {
  label: string
  /** The words may well mean another entry, so it is suggested and not opened at once. */
  isGuess?: true
  /** It lacks some of the typed words; no entry has all of them. */
  isClosest?: true
  /** The page that contains it. */
  under?: string
}

// A longer list of near matches would not be read.
const mostClosest = 8

export type Prepared = Found & { findable: Findable }

/** The entries of some groups, prepared for the search. */
export function prepareGroups(groups: readonly Omit<SearchGroup, 'id' | 'parts'>[]): Prepared[] {
  return groups.flatMap(({ label, words = '', areParts, entries }) => {
    const kind = toName(words)
    return entries.map((entry) => ({
      ...entry,
      label,
      ...(areParts ? { under: entry.href.replace(/[#/][^#/]*$/, '') } : {}),
      findable: toFindable([entry.title, ...(entry.words ?? [])], {
        about: entry.note,
        kind,
        text: entry.text,
        pins: entry.pins ?? [],
      }),
    }))
  })
}

/** The results for what was typed, the best first. */
export function findEntries(all: readonly Prepared[], typed: string): Found[] {
  const found = rankBest(all, typed).map(({ one, isGuess, missing }): Found => {
    if (missing > 0) return { ...one, isGuess: true, isClosest: true }
    return isGuess ? { ...one, isGuess } : one
  })
  const folded = foldParts(found)
  return folded[0]?.isClosest ? folded.slice(0, mostClosest) : folded
}

/** Of a page's parts only the best, and only before the page: gst does not list each answer. */
function foldParts(found: readonly Found[]): Found[] {
  const listed = new Set<string>()
  return found.filter(({ href, under }) => {
    const page = under ?? href
    const isFirst = !listed.has(page)
    listed.add(page)
    return isFirst || under === undefined
  })
}
