// A figure is one word, with its sign and commas, so that it counts once however it is written.
const word = /[\p{L}\p{M}\p{N}₹%]+(?:[.,]\p{N}+)*/gu

/** The words of a text in lower case, without punctuation. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(word) ?? []
}
