import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { readServiceFilter, writeServiceFilter } from '../../../lib/filter-services.ts'
import type { ServiceFilter } from '../../../lib/filter-services.ts'
import { useHydrated } from '../../../lib/use-hydrated.ts'

const nothing: ServiceFilter = { words: '' }

/**
 * The filter in the address at arrival, then what the visitor makes of it; the address follows, so
 * that it can be shared.
 */
export function useServiceFilter(groups: readonly { id: string }[]) {
  const isHydrated = useHydrated()
  const arrival = useLocation()
  const [choice, setChoice] = useState<{ key: string; filter: ServiceFilter }>()
  const arrived = isHydrated ? readServiceFilter(arrival.search, groups) : nothing
  // A choice holds until the visitor arrives anew, by Back or by the link in the header.
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
    // Safari refuses more than a hundred changes in ten seconds; the next letter makes up for it.
  }
}
