// A pointer that only passes has left by then; one that is about to press has mostly been there
// longer.
const restMs = 65

/**
 * Calls back with the event when a mouse, a pen or the keyboard's focus rests on something. Touch
 * does not count, because it scrolls or presses. Only movement counts, not links that scroll under
 * a pointer that does not move.
 */
export function watchRest(onRest: (event: Event) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const come = (event: Event) => {
    clearTimeout(timer)
    if (!('pointerType' in event && event.pointerType === 'touch')) timer = setTimeout(() => onRest(event), restMs)
  }
  const moves = ['pointermove', 'focusin'] as const
  for (const name of moves) document.addEventListener(name, come, { passive: true })
  return () => {
    clearTimeout(timer)
    for (const name of moves) document.removeEventListener(name, come)
  }
}
