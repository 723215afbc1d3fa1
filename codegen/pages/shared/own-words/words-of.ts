// A figure is one word, with its sign and its commas, so that a number counts once however it is
// written.
const word = /[\p{L}\p{M}\p{N}₹%]+(?:[.,]\p{N}+)*/gu

/** The words of a text in small letters; marks between them play no part. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(word) ?? []
}
