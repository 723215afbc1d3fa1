import { useSyncExternalStore } from 'react'

const never = () => () => undefined
const two = (value: number) => String(value).padStart(2, '0')

/** The day of the visitor's own clock as 2026-11-21; empty on the server and in the first render, which know only when the page was made. */
export function useToday(): string {
  return useSyncExternalStore(never, today, () => '')
}

function today(): string {
  const now = new Date()
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}
