import type { KeyboardEvent } from 'react'
import { isComposing } from '../is-composing.ts'

/** Enter in a field opens the only sure match in its list, or focuses the first guess. */
export function openFound(
  event: KeyboardEvent,
  found: readonly (object & { isGuess?: boolean })[],
  list: Element | null,
): void {
  if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return
  const link = list?.querySelector('a')
  if (found[0]?.isGuess) {
    // Otherwise the same key press would follow the link.
    event.preventDefault()
    link?.focus()
    // A click on the link itself, so that it is followed like any other.
  } else if (found.filter(({ isGuess }) => !isGuess).length === 1) link?.click()
}
