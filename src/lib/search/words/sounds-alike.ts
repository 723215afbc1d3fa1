import { isNear } from './is-near.ts'

/** A folded word, and how it sounds. */
export interface Sound {
  word: string
  /**
   * Without what English spelling of Indian names leaves open: h, doubled letters, oo or u, ee, y
   * or i, w or v, c or k.
   */
  sound: string
  /** Its first letter and, in the order of the alphabet, the consonants after it. */
  consonants: string
}

// Shorter words sound like others: laakh is Ladakh rather than lakh. Puna is Poona.
const leastTyped = 4
const leastKnown = 5
// In fewer letters another vowel is another town: Patan is no misspelt Patna.
const leastNear = 6
// So long words are seldom each other's neighbours: one letter is a slip, whichever it is.
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
 * Whether a word is surely another one that is misspelt: it sounds like it, or has one vowel or one
 * swap of two letters otherwise. Another consonant is no evidence: Rampur is no misspelt Raipur.
 */
export function isMisspelt(typed: Sound, known: Sound): boolean {
  const length = Math.min(typed.word.length, known.word.length)
  if (typed.sound === known.sound) return typed.word.length >= leastTyped && known.word.length >= leastKnown
  const isSure = length >= leastSure || (length >= leastNear && typed.consonants === known.consonants)
  // Each near the other: one alone may be near the beginning of the other.
  return isSure && isNear(typed.sound, known.sound) && isNear(known.sound, typed.sound)
}
