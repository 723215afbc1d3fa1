import { fold } from '../../../rules/fold.ts'
import { hideNumbers } from './hide-numbers.ts'
import { foldedWords } from './split-words.ts'
import { toSound } from './sounds-alike.ts'
import type { Sound } from './sounds-alike.ts'

/**
 * Words that say nothing about the subject, in English and in Hindi, and years. Of Hindi verbs the
 * stem decides: kare, karna, karwana; but karta is the head of a family.
 */
const fillers =
  /^(a|and?|the|of|in|for|to|how|much|many|do(es)?|i|is|are|my|me|we|you|your|wh(at|ich|en|ere|o)|can|near|get|want|on|at|by|from|with|us|our|online|apply|register|required|process|format|india|services?|or|vs|versus|between|difference|20\d\d|st|nd|rd|th|kaise|kya|kab|kitn[aei]|len?[ae]?|(ka?r|ban|bhar|khol|mil|lag)(w?a?n?[ae]n?(ye)?|ega)|lagta|chahiye|hain?|k[aeio]|mein|liye)$/
/** The cost of something is asked of its own page, whether or not that names the fee. */
const costs = /^(fee|cost|price|charge|kharcha|paisa)$/

/** What a code with letters of its own is called: form pmt 06. But 141 alone is no form. */
const labels = /^(form|section|sec)s?$/
const hasLetter = /\p{L}/u

/** 600 001 */
const pin = /\b([1-9]\d\d) (\d{3})\b/g

// Shorter words are no plurals: tds. Neither is 26as.
const plural = /^\D{3,}s$/

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
  const folded = fold(hideNumbers(typed)).replace(pin, '$1$2')
  const all = foldedWords(folded)
  const kept = all.filter((word) => !fillers.test(word))
  const plain = kept.filter((word) => !labels.test(word))
  const telling = plain.some((word) => hasLetter.test(word)) ? plain : kept
  const isVague = telling.length === 0
  const words = (isVague ? all : telling).map((word) => ({ ...toSound(word), singular: toSingular(word) }))
  const isCost = ({ singular }: Typed) => costs.test(singular)
  const extra = words.every(isCost) ? [] : words.filter(isCost)
  return { folded, isVague, words: words.filter((word) => !extra.includes(word)), extra }
}

function toSingular(word: string): string {
  if (!plural.test(word) || word === 'news') return word
  // Without a lookbehind, which Safari knows from 16.4.
  return word.replace(/ies$/, 'y').replace(/(ss|x|ch)es$|([^s])s$/, '$1$2')
}
