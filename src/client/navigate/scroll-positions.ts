import { safely } from '../safely.ts'

// The storage survives a reload. The map is used if the browser has no storage, or none left.
const positions = new Map<string, number>()
const keyOf = (key: string) => `scroll ${key}`

/** Remembers the scroll position of a history entry until the returned function is called. */
export function keepScrollPositions(key: string): () => void {
  const restoreBy = (way: ScrollRestoration) =>
    safely(() => {
      history.scrollRestoration = way
    })
  restoreBy('manual')
  const save = () => saveScrollPosition(key)
  const leave = () => {
    save()
    // After a reload or a return from another site the browser restores the position itself.
    restoreBy('auto')
  }
  addEventListener('scrollend', save, { passive: true })
  addEventListener('pagehide', leave)
  return () => {
    removeEventListener('scrollend', save)
    removeEventListener('pagehide', leave)
  }
}

/** Saves the position immediately, before a link is followed. */
export function saveScrollPosition(key: string): void {
  const top = Math.round(scrollY)
  positions.set(key, top)
  safely(() => sessionStorage.setItem(keyOf(key), String(top)))
}

/** The scroll position in a history entry. 0 if unknown. */
export function findScrollPosition(key: string): number {
  return positions.get(key) ?? Number(safely(() => sessionStorage.getItem(keyOf(key))) ?? 0)
}
