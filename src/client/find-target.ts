import { safely } from './safely.ts'

/**
 * The element that an address names, unfolded if it is or stands in what can be folded; none where
 * a stray % makes the name unreadable.
 */
export function findTarget(hash: string): HTMLElement | null {
  const id = safely(() => decodeURIComponent(hash.slice(1)))
  const target = id ? document.getElementById(id) : null
  const fold = target?.closest('details')
  if (fold) fold.open = true
  return target
}
