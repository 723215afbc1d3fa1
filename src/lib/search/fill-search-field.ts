/** Puts words into the page's own search field. What the visitor has typed there stays. */
export function fillSearchField(words: string): void {
  const input = document.querySelector<HTMLInputElement>('#page [data-search] input')
  // Whoever tapped the empty field is about to type.
  if (!input || (input.value === '' && document.activeElement === input)) return
  if (input.value === input.defaultValue) input.value = words
  input.defaultValue = words
}
