import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Whether JavaScript runs: false on the server and in the first render, then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
