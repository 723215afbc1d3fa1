// What the subset of the display face next to this file holds.
const unknown = /[^\x20-\x7E₹–—’“”·×©→…]/g

// Look-alikes that the subset has a glyph for.
const alike: Readonly<Record<string, string>> = { '‘': '’', '‐': '-', '‑': '-', '−': '-' }

/** A text with only the glyphs that the subset has, cut with an ellipsis. */
export function toDrawable(text: string, mostCharacters: number): string {
  // Decomposed, é is an e and an accent; only the accent is unknown.
  const known = text
    .slice(0, mostCharacters * 4)
    .normalize('NFD')
    .replace(/[‘‐‑−]/g, (one) => alike[one] ?? one)
    .replace(/\s+/g, ' ')
    .replace(unknown, '')
  const clean = known.replace(/ +/g, ' ').trim()
  return clean.length <= mostCharacters ? clean : `${clean.slice(0, mostCharacters - 1).trimEnd()}…`
}
