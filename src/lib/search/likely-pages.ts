import type { Found } from './prepare-index.ts'
import { toQuery } from './words/query.ts'
import { rankWords, toFindable } from './words/rank-words.ts'

// The highest average rank per typed word: the beginning of a name passes, no word in a text does.
const mostPerWord = 3.5

/** What a dead address may have meant, in words: of its last part, or of the one before. */
export function wordsOfAddress(path: string): string[] {
  return path
    .split('/')
    .map((part) =>
      decoded(part)
        .replace(/\.(html?|php|aspx?)$/i, '')
        .replace(/[-_+.]+/g, ' ')
        .trim(),
    )
    .filter((part) => part !== '')
    .reverse()
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** Only likely results: every word is in their names. */
export function keepLikely(found: readonly Found[], words: string): Found[] {
  const query = toQuery(words)
  if (query.isVague) return []
  return found.filter(({ title, words: names = [], note }) => {
    const one = rankWords(query, toFindable([title, ...names], { about: note }))
    return one !== undefined && one.rank <= mostPerWord * query.words.length
  })
}

const plain = (path: string) =>
  path
    .toLowerCase()
    .replace(/\.(html?|php|aspx?)$/, '')
    .replace(/^(.*[^/])?\/*$/s, '$1')

/** Where a retired address leads, in any form: hosts compare it letter by letter, if at all. */
export function findRedirect(redirects: Readonly<Record<string, string>>, path: string): string | undefined {
  return Object.entries(redirects).find(([from]) => plain(from) === plain(path))?.[1]
}

/** The page whose address equals this one except for capitals, a slash or an extension. */
export function findSameAddress(found: readonly Found[], path: string): string | undefined {
  return found.find(({ href }) => href !== path && plain(href) === plain(path))?.href
}
