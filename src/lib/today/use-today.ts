import { useSyncExternalStore } from 'react'
import { today } from './today.ts'

const never = () => () => undefined

/**
 * The day in India as 2026-11-21. Empty on the server and in the first render, which know only the
 * day of the build.
 */
export function useToday(): string {
  return useSyncExternalStore(never, today, () => '')
}
