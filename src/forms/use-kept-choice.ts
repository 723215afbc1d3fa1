import { useState } from 'react'
import { useAddress } from '../lib/address.ts'
import { useHydrated } from '../lib/use-hydrated.ts'

interface KeptChoice<Choice> {
  /** The choice in a query. The prerendered page has none. */
  read: (query: URLSearchParams) => Choice
  /** A query with the choice, with its question mark. Empty if nothing is chosen. */
  write: (choice: Choice) => string
}

/** A visitor's choice, first from the address. The address follows it, so it can be shared. */
export function useKeptChoice<Choice>({ read, write }: KeptChoice<Choice>) {
  const isHydrated = useHydrated()
  const { search, key, path } = useAddress()
  const [changed, setChanged] = useState<{ key: string; choice: Choice }>()
  // A change stays until the visitor arrives again, by Back or by a link.
  const choice = changed?.key === key ? changed.choice : read(new URLSearchParams(isHydrated ? search : ''))
  const show = (next: Choice) => setChanged({ key, choice: next })
  const setChoice = (next: Choice) => {
    show(next)
    keepInAddress(path, write(next))
  }
  return { choice, setChoice, show, isHydrated }
}

/**
 * Immediately: a visitor who leaves in the next moment finds the last choice again by Back. After
 * Back the address may be that of a page that is still to come, while the last one takes input.
 */
export function keepInAddress(path: string, query: string): void {
  if (location.pathname !== path) return
  try {
    history.replaceState(history.state, '', path + query)
  } catch {
    // Safari refuses more than a hundred changes in ten seconds. The next change catches up.
  }
}
