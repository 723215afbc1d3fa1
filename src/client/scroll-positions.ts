const keyOf = (key: string) => `scroll ${key}`

/** Remembers the scroll position of a history entry while it is shown; the returned function ends that. */
export function keepScrollPositions(key: string): () => void {
  history.scrollRestoration = 'manual'
  const save = () => sessionStorage.setItem(keyOf(key), String(Math.round(scrollY)))
  const leave = () => {
    save()
    // A reload, or a return from another site, restores by itself.
    history.scrollRestoration = 'auto'
  }
  addEventListener('scrollend', save, { passive: true })
  addEventListener('pagehide', leave)
  return () => {
    removeEventListener('scrollend', save)
    removeEventListener('pagehide', leave)
  }
}

/** Writes the position down at once, before a link leads away. */
export function saveScrollPosition(key: string): void {
  sessionStorage.setItem(keyOf(key), String(Math.round(scrollY)))
}

/** Where the visitor had scrolled to in a history entry; 0 if that is not known. */
export function findScrollPosition(key: string): number {
  return Number(sessionStorage.getItem(keyOf(key)) ?? 0)
}
