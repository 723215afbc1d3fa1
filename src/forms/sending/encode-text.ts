/**
 * A text as a part of an address. Half of a character pair, as a cut emoji leaves it, would make
 * encodeURIComponent throw.
 */
export function encodeText(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'))
}
