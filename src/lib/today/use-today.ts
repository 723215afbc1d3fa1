import { useSyncExternalStore } from 'react'
import { today } from './today.ts'

const never = () => () => undefined

/** The day in India as 2026-11-21. Empty where only the day of the build is known. */
export function useToday(): string {
  return useSyncExternalStore(never, today, () => '')
}
