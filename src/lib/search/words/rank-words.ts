import { fold, foldedParts, foldedWords } from './fold.ts'
import { isNear } from './is-near.ts'
import { isMisspelt, toSound } from './sounds-alike.ts'
import type { Sound } from './sounds-alike.ts'

/** A thing's names and texts, folded once for all that will be typed. */
export interface Findable {
  /** The title first. */
  names: readonly Name[]
  /** What is said next to the title: where it is, of what sort. */
  about: readonly string[]
  /** Words that everything of its kind answers to. */
  kind: readonly string[]
  text: readonly string[]
}

interface Name {
  folded: string
  /** All of it without blanks. */
  joined: string
  /**
   * What follows from the start of each word on, without blanks and up to the next bracket or
   * comma: tamilnadu finds Tamil Nadu.
   */
  tails: readonly string[]
  words: readonly string[]
  /** Each word, and all of them run together, as they sound. */
  sounds: readonly Sound[]
}

/** How well something answers: the less the better. */
export interface Rank {
  rank: number
  /** How many of the words it lacks. */
  missing: number
  /** It is spelt otherwise than it was typed. */
  isOther: boolean
  /**
   * Another name may well be meant: a letter was overlooked that makes another word, or it is only
   * inside of one.
   */
  isGuess: boolean
  /** It answers as everything of its kind does. */
  isAsAll: boolean
}

// The order is: names before texts, the beginning of a word before its inside, and what is spelt so
// before what is nearly so. Those of names have a whole number each.
const ranks = {
  word: 0,
  start: 1,
  misspelt: 2,
  near: 3,
  inside: 4,
  about: 5,
  kind: 5.5,
  text: 6,
  textStart: 7,
  missing: 12,
}
// Another name counts a little less than the title itself.
const otherName = 0.1
// Nearly the beginning counts less than nearly the whole of a word that is long enough to be told
// from others: ldakh is Ladakh, not lakh.
const nearStart = 0.25
const leastWhole = 5
// Whoever typed a whole name means the thing that is called so.
const wholeTitle = -5
const wholeName = -4
const startOfTitle = -1
// Fewer letters are inside of everything: hra of Andhra and Dehradun, upi of Udupi.
const leastInside = 4

/** Words that say nothing about what is looked for. */
const fillers = new Set(
  'a an and the of in for to how do does i is are my me we you what which when where who can near get on at by from with us our online apply india service services or vs versus between difference'.split(
    ' ',
  ),
)

/** What is known of a thing apart from its names. */
interface Beside {
  about?: string | undefined
  kind?: string | undefined
  text?: string | undefined
}

export function toFindable(names: readonly string[], { about = '', kind = '', text = '' }: Beside = {}): Findable {
  return { names: names.map(toName), about: foldedWords(about), kind: foldedWords(kind), text: foldedWords(text) }
}

function toName(name: string): Name {
  const parts = foldedParts(name)
  const words = parts.flat()
  const tails = parts.flatMap((part) => part.map((_, index) => part.slice(index).join('')))
  const joined = words.join('')
  return { folded: words.join(' '), joined, words, tails, sounds: [...new Set([...words, ...tails])].map(toSound) }
}

/** What was typed, as its words are looked for. */
export interface Query {
  folded: string
  words: readonly Sound[]
  /** No word of it says what is looked for. */
  isVague: boolean
}

export function toQuery(typed: string): Query {
  const all = foldedWords(typed)
  const telling = all.filter((word) => !fillers.has(word))
  const isVague = telling.length === 0
  return { folded: fold(typed), words: (isVague ? all : telling).map(toSound), isVague }
}

/** How well something answers to all words; undefined if it lacks more of them than it may. */
export function rankWords({ folded, words }: Query, found: Findable, mostMissing = 0): Rank | undefined {
  let [rank, missing, isOther, isGuess, isAsAll] = [wholeBonus(folded, found), 0, false, false, true]
  for (const word of words) {
    const one = rankWord(word, found)
    if (one === undefined && ++missing > mostMissing) return undefined
    rank += one ?? ranks.missing
    const sort = Math.floor(one ?? ranks.missing)
    isOther ||= sort === ranks.misspelt || sort === ranks.near
    isGuess ||= sort === ranks.near || sort === ranks.inside
    isAsAll &&= one === ranks.kind
  }
  return { rank, missing, isOther, isGuess, isAsAll }
}

function wholeBonus(folded: string, { names }: Findable): number {
  const typed = folded.replaceAll(' ', '')
  const index = names.findIndex(({ joined }) => joined === typed)
  if (index < 0) return names[0]?.folded.startsWith(`${folded} `) ? startOfTitle : 0
  return index === 0 ? wholeTitle : wholeName
}

function rankWord(typed: Sound, { names, about, kind, text }: Findable): number | undefined {
  const { word } = typed
  let best = Infinity
  names.forEach((name, index) => {
    best = Math.min(best, rankInName(typed, name) + (index === 0 ? 0 : otherName))
  })
  if (best < ranks.about) return best
  if (about.some((one) => one.startsWith(word))) return ranks.about
  if (kind.some((one) => one.startsWith(word))) return ranks.kind
  if (text.includes(word)) return ranks.text
  return text.some((one) => one.startsWith(word)) ? ranks.textStart : undefined
}

function rankInName(typed: Sound, { words, tails, sounds }: Name): number {
  const { word } = typed
  if (words.includes(word)) return ranks.word
  if (tails.some((tail) => tail.startsWith(word))) return ranks.start
  if (sounds.some((one) => isMisspelt(typed, one))) return ranks.misspelt
  if (words.some((one) => isNearWhole(word, one))) return ranks.near
  if (tails.some((tail) => isNear(word, tail))) return ranks.near + nearStart
  return word.length >= leastInside && words.some((one) => one.includes(word)) ? ranks.inside : Infinity
}

const isNearWhole = (word: string, one: string) =>
  one.length >= leastWhole && Math.abs(one.length - word.length) <= 1 && isNear(word, one)
