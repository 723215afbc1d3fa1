import { safely } from '../safely.ts'

// The storage outlasts a reload; the map serves where the browser has no storage, or none left.
const positions = new Map<string, number>()
const keyOf = (key: string) => `scroll ${key}`

/**
 * Remembers the scroll position of a history entry while it is shown; the returned function ends
 * that.
 */
export function keepScrollPositions(key: string): () => void {
  const restoreBy = (way: ScrollRestoration) =>
    safely(() => {
      history.scrollRestoration = way
    })
  restoreBy('manual')
  const save = () => saveScrollPosition(key)
  const leave = () => {
    save()
    // A reload, or a return from another site, restores by itself.
    restoreBy('auto')
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
  const top = Math.round(scrollY)
  positions.set(key, top)
  safely(() => sessionStorage.setItem(keyOf(key), String(top)))
}

/** Where the visitor had scrolled to in a history entry; 0 if that is not known. */
export function findScrollPosition(key: string): number {
  return positions.get(key) ?? Number(safely(() => sessionStorage.getItem(keyOf(key))) ?? 0)
}
