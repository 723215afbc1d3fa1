/** A value as a message shows it, cut where it is long. */
export function quote(value: unknown): string {
  if (typeof value !== 'string') return JSON.stringify(value) ?? 'empty'
  return `"${value.length > 60 ? `${value.slice(0, 57)}...` : value}"`
}

/** A sentence as the second half of another one; names in capitals stay as they are. */
export function lowerFirst(text: string): string {
  return /^[A-Z][a-z]/.test(text) ? text[0]!.toLowerCase() + text.slice(1) : text
}
