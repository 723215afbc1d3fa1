import { isNear } from './is-near.ts'

/** A folded word, and its sound. */
export interface Sound {
  word: string
  /**
   * Removes what the English spelling of Indian names leaves open: h, doubled letters, oo or u, ee,
   * y or i, w or v, c or k.
   */
  sound: string
  /** Its first letter and, in alphabetical order, the consonants after it. */
  consonants: string
}

// Shorter words sound like others: laakh sounds like Ladakh and lakh. Puna is Poona.
const leastTyped = 4
const leastKnown = 5
// In fewer letters another vowel makes another town: Patan is not a misspelt Patna.
const leastNear = 6
// Words this long are rarely near each other, so any one letter is a slip.
const leastSure = 9

export function toSound(word: string): Sound {
  const sound = word
    .replaceAll('oo', 'u')
    .replace(/ee|y/g, 'i')
    .replaceAll('w', 'v')
    .replace(/c(?!h)/g, 'k')
    .replace(/(.)h/g, '$1')
    .replace(/([a-z])\1/g, '$1')
  const after = sound.slice(1).replace(/[aeiou]/g, '')
  return { word, sound, consonants: sound.charAt(0) + [...after].sort().join('') }
}

/**
 * Whether a word is surely a misspelling of another: it sounds the same, or differs by one vowel or
 * one swap of two letters. Another consonant is no evidence: Rampur is not a misspelt Raipur.
 */
export function isMisspelt(typed: Sound, known: Sound): boolean {
  const length = Math.min(typed.word.length, known.word.length)
  if (typed.sound === known.sound) return typed.word.length >= leastTyped && known.word.length >= leastKnown
  const isSure = length >= leastSure || (length >= leastNear && typed.consonants === known.consonants)
  // Near in both directions: in one, a word may only be near the beginning of the other.
  return isSure && isNear(typed.sound, known.sound) && isNear(known.sound, typed.sound)
}
