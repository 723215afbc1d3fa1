import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { readServiceFilter, writeServiceFilter } from '../../../lib/filter-services.ts'
import type { ServiceFilter } from '../../../lib/filter-services.ts'
import { useHydrated } from '../../../lib/use-hydrated.ts'

const nothing: ServiceFilter = { words: '' }

/**
 * The filter: at first from the address, then as the visitor changes it. The address follows, so
 * that it can be shared.
 */
export function useServiceFilter(groups: readonly { id: string }[]) {
  const isHydrated = useHydrated()
  const arrival = useLocation()
  const [choice, setChoice] = useState<{ key: string; filter: ServiceFilter }>()
  const arrived = isHydrated ? readServiceFilter(arrival.search, groups) : nothing
  // A choice stays until the visitor arrives again, by Back or by the header's link.
  const filter = choice?.key === arrival.key ? choice.filter : arrived
  const setFilter = (next: ServiceFilter) => {
    setChoice({ key: arrival.key, filter: next })
    keepInAddress(writeServiceFilter(next))
  }
  return { filter, setFilter, isHydrated }
}

function keepInAddress(query: string): void {
  try {
    history.replaceState(history.state, '', `${location.pathname}${query}`)
  } catch {
    // Safari refuses more than a hundred changes in ten seconds. The next letter catches up.
  }
}
