import { fold, foldedWords } from './fold.ts'
import { toSound } from './sounds-alike.ts'
import type { Sound } from './sounds-alike.ts'

/** Words that say nothing about the subject. */
const fillers = new Set(
  'a an and the of in for to how do does i is are my me we you what which when where who can near get on at by from with us our online apply india service services or vs versus between difference'.split(
    ' ',
  ),
)

// Shorter words are no plurals: tds.
const leastPlural = 4

/** A typed word. */
export interface Typed extends Sound {
  /** The word itself, if it is no plural. */
  singular: string
}

/** The typed words, prepared for the search. */
export interface Query {
  folded: string
  words: readonly Typed[]
  /** None of its words says what is wanted. */
  isVague: boolean
}

export function toQuery(typed: string): Query {
  const all = foldedWords(typed)
  const telling = all.filter((word) => !fillers.has(word))
  const isVague = telling.length === 0
  const words = (isVague ? all : telling).map((word) => ({ ...toSound(word), singular: toSingular(word) }))
  return { folded: fold(typed), words, isVague }
}

function toSingular(word: string): string {
  if (word.length < leastPlural || word === 'news') return word
  // Without a lookbehind, which Safari knows from 16.4.
  return word.replace(/ies$/, 'y').replace(/(ss|x|ch)es$|([^s])s$/, '$1$2')
}
