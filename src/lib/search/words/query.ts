import { fold } from '../../../rules/fold.ts'
import { foldedWords } from './split-words.ts'
import { toSound } from './sounds-alike.ts'
import type { Sound } from './sounds-alike.ts'

/** Words that say nothing about the subject, in English and in Hindi. */
const fillers = new Set(
  (
    'a an and the of in for to how do does i is are my me we you what which when where who can near get on at by from with us our online apply india service services or vs versus between difference ' +
    'kaise kya kab kitna kitne kitni lagta le lena lene kare karen karna karne banaye bhare bharna chahiye hai hain ka ki ke ko mein liye'
  ).split(' '),
)
/** The cost of something is asked of its own page, whether or not that names the fee. */
const costs = new Set('fee cost price charge kharcha'.split(' '))

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
  /** Words of cost beside the others: they change the order and are not required. */
  extra: readonly Typed[]
  /** None of its words says what is wanted. */
  isVague: boolean
}

export function toQuery(typed: string): Query {
  const all = foldedWords(typed)
  const telling = all.filter((word) => !fillers.has(word))
  const isVague = telling.length === 0
  const words = (isVague ? all : telling).map((word) => ({ ...toSound(word), singular: toSingular(word) }))
  const subjects = words.filter(({ singular }) => !costs.has(singular))
  const query = { folded: fold(typed), isVague }
  if (subjects.length === 0) return { ...query, words, extra: [] }
  return { ...query, words: subjects, extra: words.filter(({ singular }) => costs.has(singular)) }
}

function toSingular(word: string): string {
  if (word.length < leastPlural || word === 'news') return word
  // Without a lookbehind, which Safari knows from 16.4.
  return word.replace(/ies$/, 'y').replace(/(ss|x|ch)es$|([^s])s$/, '$1$2')
}
