/** Accents, joiners that only some keyboards of Indian scripts write, and dots: p.v.t. is pvt. */
const unheard = /[\u0300-\u036f\u200c\u200d'’.]/g

/**
 * Lower case without accents, with one space for anything between words. Vowel signs of Indian
 * scripts are marks too, and stay: without them கோவை would be nearly empty.
 */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(unheard, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
}
