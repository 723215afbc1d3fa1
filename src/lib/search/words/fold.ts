/**
 * Signs over and under Latin letters, joiners that some keyboards of Indian scripts write and
 * others do not, and dots: p.v.t. is pvt.
 */
const unheard = /[\u0300-\u036f\u200c\u200d'’.]/g

/**
 * Small letters without accents, with one space for whatever else is between them. Vowel signs of
 * Indian scripts are marks too, and stay: without them கோவை would be as good as empty.
 */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(unheard, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
}

/**
 * Where one saying ends and another begins: words on its two sides do not run together. A blank, a
 * hyphen and a slash are inside of one.
 */
const breaks = /[()[\],;:?!|·]+/

/** The words of each part of a text between brackets, commas and the like. */
export function foldedParts(text: string): string[][] {
  return text
    .split(breaks)
    .map(foldedWords)
    .filter((words) => words.length > 0)
}

export function foldedWords(text: string): string[] {
  const folded = fold(text)
  return folded === '' ? [] : folded.split(' ')
}
