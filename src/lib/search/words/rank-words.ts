import { foldedParts, foldedWords } from './split-words.ts'
import { isNear } from './is-near.ts'
import type { Query, Typed } from './query.ts'
import { isMisspelt, toSound } from './sounds-alike.ts'
import type { Sound } from './sounds-alike.ts'

/** The names and texts of an entry, folded once for all searches. */
export interface Findable {
  /** The title first. */
  names: readonly Name[]
  /** The note next to the title: its place or sort. */
  about: readonly string[]
  /** Words that match everything of its kind. */
  kind: Name
  text: readonly string[]
  /** How its PIN codes begin: with three digits for a city, with two for a state. */
  pins: readonly string[]
}

interface Name {
  folded: string
  /** All of it without blanks. */
  joined: string
  /** The text from each word to the next separator, without blanks: tamilnadu is Tamil Nadu. */
  tails: readonly string[]
  words: readonly string[]
  /** The sound of each word, and of all of them joined. */
  sounds: readonly Sound[]
}

/** The rank of a match: lower is better. */
export interface Rank {
  rank: number
  /** How many of the words are missing. */
  missing: number
  /** A word that says something was found as it was typed. */
  isShared: boolean
  /** It is spelt differently from what was typed. */
  isOther: boolean
  /** Another name may be meant: a letter was ignored. */
  isGuess: boolean
  /** It matches only by the words of its kind. */
  isAsAll: boolean
}

// The order is: names before texts, and exact spellings before near ones. Matches in names have
// whole numbers.
const ranks = {
  word: 0,
  start: 1,
  misspelt: 2,
  near: 3,
  about: 5,
  kind: 5.5,
  text: 6,
  textStart: 7,
  missing: 12,
  /** The most for a word of cost that is missing, or only in a text. */
  unpriced: 0.5,
}
// Another name ranks a little lower than the title.
const otherName = 0.1
// A near match of a beginning ranks lower than one of a whole word that is long enough to be
// distinct: ldakh is Ladakh, not lakh.
const nearStart = 0.25
const leastWhole = 5
// More letters to come make another word as likely: kirana is no kirayanama.
const mostToCome = 3
// A visitor who typed a whole name means the entry with that name.
const wholeTitle = -5
const wholeName = -4
const startOfTitle = -1
// Or the one with the name that is left without fillers, plurals and costs. It ranks below a title
// with the word of cost, and above another name with it: see unpriced.
const wholeSubject = -0.45
// Of a few words that are found without the others these say nothing, nor does a number.
const telling = /^(?!(?:form|section|number|date)s?$)\D{3,}$/

/** What is known about an entry besides its names. */
type Beside = Partial<Record<'about' | 'text', string | undefined> & Pick<Findable, 'kind' | 'pins'>>

export function toFindable(
  names: readonly string[],
  { about = '', kind = toName(''), text = '', pins = [] }: Beside = {},
): Findable {
  // A note may be a price with its tax, and a search for GST does not mean that tax.
  return { names: names.map(toName), about: foldedWords(about.replace(/₹.*/, '')), kind, text: foldedWords(text), pins }
}

export function toName(name: string): Name {
  const parts = foldedParts(name)
  const words = parts.flat()
  const tails = parts.flatMap((part) => part.map((_, index) => part.slice(index).join('')))
  const joined = words.join('')
  return { folded: words.join(' '), joined, words, tails, sounds: [...new Set([...words, ...tails])].map(toSound) }
}

/** The rank of an entry for all words. Undefined if it lacks more words than allowed. */
export function rankWords(query: Query, found: Findable, mostMissing = 0): Rank | undefined {
  const { folded, words, extra } = query
  const subject = words.map(({ singular }) => singular).join('')
  let [rank, missing, isShared, isOther, isGuess, isAsAll] = [
    wholeBonus(folded, subject, found),
    0,
    false,
    false,
    false,
    true,
  ]
  for (const word of words) {
    const one = rankWord(word, found) ?? ranks.missing
    if (one === ranks.missing && ++missing > mostMissing) return undefined
    rank += one
    const sort = Math.floor(one)
    isOther ||= sort === ranks.misspelt || sort === ranks.near
    isGuess ||= sort === ranks.near
    isShared ||= one < ranks.textStart && sort !== ranks.near && telling.test(word.word)
    isAsAll &&= one === ranks.kind
  }
  for (const word of extra) rank += Math.min(rankWord(word, found) ?? ranks.unpriced, ranks.unpriced)
  return { rank, missing, isShared, isOther, isGuess, isAsAll }
}

function wholeBonus(folded: string, subject: string, { names }: Findable): number {
  const find = (whole: string) => names.findIndex(({ joined }) => joined === whole)
  const index = find(folded.replaceAll(' ', ''))
  if (index >= 0) return index === 0 ? wholeTitle : wholeName
  if (names[0]?.folded.startsWith(`${folded} `)) return startOfTitle
  return find(subject) < 0 ? 0 : wholeSubject
}

function rankWord(typed: Typed, { names, about, kind, text, pins }: Findable): number | undefined {
  const { word, singular } = typed
  if (pinPattern.test(word)) {
    const own = pins.find((pin) => word.startsWith(pin))
    if (own === undefined) return undefined
    return own.length > 2 ? ranks.word : ranks.start
  }
  const best = Math.min(...names.map((name, index) => rankInName(typed, name) + (index && otherName)))
  if (best < ranks.about) return best
  if (about.some((one) => one.startsWith(word) || one === singular)) return ranks.about
  if (rankInName(typed, kind) < ranks.near) return ranks.kind
  if (text.includes(word) || text.includes(singular)) return ranks.text
  return !hasDigit.test(word) && text.some((one) => one.startsWith(word)) ? ranks.textStart : undefined
}

function rankInName(typed: Typed, { words, tails, sounds }: Name): number {
  const { word, singular } = typed
  if (words.includes(word) || words.includes(singular)) return ranks.word
  if (tails.some((tail) => tail.startsWith(word))) return ranks.start
  // Another digit makes another number.
  if (hasDigit.test(word)) return Infinity
  if (sounds.some((one) => isMisspelt(typed, one))) return ranks.misspelt
  if (words.some((one) => isNearWhole(word, one))) return ranks.near
  const isNearStart = (tail: string) => tail.length <= word.length + mostToCome && isNear(word, tail)
  return tails.some(isNearStart) ? ranks.near + nearStart : Infinity
}

const pinPattern = /^[1-9]\d{5}$/
const hasDigit = /\p{N}/u

const isNearWhole = (word: string, one: string) =>
  one.length >= leastWhole && Math.abs(one.length - word.length) <= 1 && isNear(word, one)
