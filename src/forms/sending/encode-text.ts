/**
 * A text as part of an address. A lone surrogate, as a cut emoji leaves it, would make
 * encodeURIComponent throw.
 */
export function encodeText(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'))
}
