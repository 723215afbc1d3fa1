import { safely } from './safely.ts'

/** The element that an address names, unfolded. Null if a stray % makes it unreadable. */
export function findTarget(hash: string): HTMLElement | null {
  const id = safely(() => decodeURIComponent(hash.slice(1)))
  const target = id ? document.getElementById(id) : null
  for (let fold = target?.closest('details'); fold; fold = fold.parentElement?.closest('details')) fold.open = true
  return target
}
