import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * Whether JavaScript runs: false on the server and in the first render, then true. For controls
 * that need it.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
