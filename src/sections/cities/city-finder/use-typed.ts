import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useHydrated } from '../../../lib/use-hydrated.ts'

/**
 * The typed text: at first from the address, then as the visitor changes it. The address follows,
 * so that it can be shared.
 */
export function useTyped() {
  const isHydrated = useHydrated()
  const arrival = useLocation()
  const [choice, setChoice] = useState<{ key: string; typed: string }>()
  const arrived = isHydrated ? (new URLSearchParams(arrival.search).get('q') ?? '') : ''
  // A text stays until the visitor arrives again, by Back or by a link.
  const typed = choice?.key === arrival.key ? choice.typed : arrived
  const setTyped = (next: string) => {
    setChoice({ key: arrival.key, typed: next })
    keepInAddress(next.trim())
  }
  return { typed, setTyped }
}

function keepInAddress(typed: string): void {
  const query = typed === '' ? '' : `?${new URLSearchParams({ q: typed })}`
  try {
    history.replaceState(history.state, '', `${location.pathname}${query}`)
  } catch {
    // Safari refuses more than a hundred changes in ten seconds. The next letter catches up.
  }
}
