import { useSyncExternalStore } from 'react'
import { today } from './today.ts'

const never = () => () => undefined

/** The day in India as 2026-11-21. Empty where only the day of the build is known. */
export function useToday(): string {
  return useSyncExternalStore(never, today, () => '')
}

/** The day of the build when prerendered; in a browser today, if its clock is not behind. */
export function useSeenOn(madeOn: string): string {
  const day = useToday()
  return day > madeOn ? day : madeOn
}
