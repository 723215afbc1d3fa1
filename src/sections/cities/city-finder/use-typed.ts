import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useHydrated } from '../../../lib/use-hydrated.ts'

/**
 * What was typed: at first what the address asks for, then what the visitor makes of it; the
 * address follows, so that it can be shared.
 */
export function useTyped() {
  const isHydrated = useHydrated()
  const arrival = useLocation()
  const [choice, setChoice] = useState<{ key: string; typed: string }>()
  const arrived = isHydrated ? (new URLSearchParams(arrival.search).get('q') ?? '') : ''
  // A choice holds until the visitor arrives anew, by Back or by a link.
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
    // Safari refuses more than a hundred changes in ten seconds; the next letter makes up for it.
  }
}
