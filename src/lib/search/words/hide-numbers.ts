/**
 * Numbers that are somebody's own, with what the search needs of them. Blanks may be in them. A
 * GSTIN begins with its state and contains a PAN.
 */
const numbers: readonly (readonly [RegExp, string])[] = [
  [/\b(\d\d) ?[a-z]{5} ?\d{4} ?[a-z] ?[\da-z] ?z ?[\da-z]\b/gi, 'GSTIN $1'],
  [/\b[a-z]{5} ?\d{4} ?[a-z]\b/gi, 'PAN'],
  [/\b[a-z]{4} ?\d{5} ?[a-z]\b/gi, 'TAN'],
  // Aadhaar, telephone, account.
  [/\d{7,}|\b\d{4,5}( \d{4,5})+\b/g, ''],
]

/** What was typed without PAN, GSTIN, Aadhaar and telephone, which go into no address or chat. */
export function hideNumbers(typed: string): string {
  return numbers.reduce((text, [pattern, word]) => text.replace(pattern, word), typed).trim()
}

/** The address of a chat that begins with what was typed. */
export function askAbout(href: string, typed: string): string {
  return href.replace('%7Bwords%7D', encodeURIComponent(hideNumbers(typed)))
}
