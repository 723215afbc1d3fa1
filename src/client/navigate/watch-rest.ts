// One that passes by is gone by then; one that is about to press has mostly been there for longer.
const restMs = 65

/**
 * Tells where a mouse, a pen or the keyboard's focus comes to rest, by the event that brought it
 * there. A finger does not rest: what it touches it scrolls or presses. And only what moves counts,
 * not links that are scrolled under a pointer that lies still.
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
