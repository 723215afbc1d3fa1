/**
 * Whether keys of these values may be others than those written in the file, which only the document's nodes can tell. Going through
 * them takes as long as parsing them, and a look at the values next to nothing.
 */
export function mayHoldOddKey(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(mayHoldOddKey)
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(
    ([key, one]) =>
      one === null || !/^[A-Za-z/][\w/-]*$/.test(key) || key === 'true' || key === 'false' || mayHoldOddKey(one),
  )
}
