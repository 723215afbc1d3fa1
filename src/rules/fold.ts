/** Accents, joiners that only some keyboards of Indian scripts write, and dots: p.v.t. is pvt. */
const unheard = /[\u0300-\u036f\u200c\u200d'’.]/g

/** Letters and digits are apart however they were typed: aoc4, AOC-4 and aoc 4. */
const seams = /\p{L}\p{M}*(?=\p{N})|\p{N}(?=\p{L})/gu
/** One or two letters after a number belong to it: 3B, 194-IA, 26 AS. But not 15th and 15 to. */
const suffixes = /(\p{N}) ([a-z]|(?!st|nd|rd|th|to|of|in|on|at|by|is|or|an)[a-z]{2})(?= |$)/gu

/**
 * Lower case without accents, with one space for anything between words. Vowel signs of Indian
 * scripts are marks too, and stay: without them கோவை would be nearly empty.
 */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(unheard, '')
    .toLowerCase()
    .replace(seams, '$& ')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .replace(suffixes, '$1$2')
    .trim()
}
