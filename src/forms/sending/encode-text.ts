/** A text in an address. encodeURIComponent throws at half an emoji, a lone surrogate. */
export function encodeText(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'))
}
