import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * Whether JavaScript runs: false on the server and in the first render, true after. For controls
 * that do nothing without it.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
