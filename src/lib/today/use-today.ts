import { useSyncExternalStore } from 'react'
import { today } from './today.ts'

const never = () => () => undefined

/**
 * The day in India as 2026-11-21; empty on the server and in the first render, which know only when
 * the page was made.
 */
export function useToday(): string {
  return useSyncExternalStore(never, today, () => '')
}
