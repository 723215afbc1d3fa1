import { rankBest } from './find-best.ts'
import { toFindable } from './words/rank-words.ts'
import type { Findable } from './words/rank-words.ts'
import type { SearchEntry, SearchGroup } from '#generated/payloads/search/payload.ts'

/** Something that can be found, and what it is. */
export interface Found extends SearchEntry {
  label: string
  /** Another name may well be meant, so it is to be asked for and not to be opened at once. */
  isGuess?: true
  /** It lacks words that were typed: nothing has all of them. */
  isClosest?: true
  /** The page of which it is a part. */
  under?: string
}

// What only comes close is no list to read through.
const mostClosest = 8

export type Prepared = Found & { findable: Findable }

/** Everything of some groups, ready to be searched. */
export function prepareGroups(
  groups: readonly Pick<SearchGroup, 'label' | 'words' | 'under' | 'entries'>[],
): Prepared[] {
  return groups.flatMap(({ label, words, under, entries }) =>
    entries.map((entry) => ({
      ...entry,
      label,
      ...(under === undefined ? {} : { under }),
      findable: toFindable([entry.title, ...(entry.words ?? [])], { about: entry.note, kind: words, text: entry.text }),
    })),
  )
}

/** What answers to what was typed, the best first. */
export function findEntries(all: readonly Prepared[], typed: string): Found[] {
  const found = rankBest(all, typed).map(({ one, isGuess, missing }): Found => {
    if (missing > 0) return { ...one, isGuess: true, isClosest: true }
    return isGuess ? { ...one, isGuess } : one
  })
  const folded = foldParts(found)
  return folded[0]?.isClosest ? folded.slice(0, mostClosest) : folded
}

/**
 * Of the parts of a page the best alone, and only if it comes before that page: gst is not each
 * answer of the GST check.
 */
function foldParts(found: readonly Found[]): Found[] {
  const listed = new Set<string>()
  return found.filter(({ href, under }) => {
    const page = under ?? href
    const isFirst = !listed.has(page)
    listed.add(page)
    return isFirst || under === undefined
  })
}
