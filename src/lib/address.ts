import { useEffect, useState } from 'react'
import { arrival, keyOfEntry } from './arrival.ts'

/** Where the visitor is, as of the last arrival: the key is new with each. */
export interface Address {
  path: string
  search: string
  hash: string
  key: string
}

function readAddress(): Address {
  if (import.meta.env.SSR) return { path: '', search: '', hash: '', key: '' }
  return { path: location.pathname, search: location.search, hash: location.hash, key: keyOfEntry() }
}

/**
 * The address at the last arrival. The prerendered page knows none, so that nothing may be drawn
 * from it before hydration.
 */
export function useAddress(): Address {
  const [address, setAddress] = useState(readAddress)
  useEffect(() => {
    const follow = () => setAddress(readAddress())
    addEventListener(arrival, follow)
    return () => removeEventListener(arrival, follow)
  }, [])
  return address
}
