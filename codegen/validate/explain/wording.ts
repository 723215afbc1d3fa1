/** A value as a message shows it, cut if it is long. */
export function quote(value: unknown): string {
  if (typeof value !== 'string') return JSON.stringify(value) ?? 'empty'
  const line = value.replace(/\s+/g, ' ')
  return `"${line.length > 60 ? `${line.slice(0, 57)}...` : line}"`
}

/** A sentence as the second half of another one. Names in capitals stay as they are. */
export function lowerFirst(text: string): string {
  return /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
}
