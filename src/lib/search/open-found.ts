import type { KeyboardEvent } from 'react'

/**
 * Enter in a field above a list: it opens the only sure match by its link, and leads to the first
 * link where that is only a guess.
 */
export function openFound(
  event: KeyboardEvent,
  found: readonly (object & { isGuess?: boolean })[],
  list: Element | null,
): void {
  // Keyboards of Indian scripts end a word by Enter, too.
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
  const link = list?.querySelector('a')
  if (found[0]?.isGuess) {
    // Otherwise this press of the key would reach the link, and follow it.
    event.preventDefault()
    link?.focus()
    // A press on the link itself, so that it is followed as every other is.
  } else if (found.filter(({ isGuess }) => !isGuess).length === 1) link?.click()
}
