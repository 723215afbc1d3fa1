import { useSeenOn } from './use-today.ts'

interface Dates<T> {
  /** The day for which the list was made. */
  madeOn: string
  dates: readonly T[]
}

const mostShown = 3

/** The next dates of a list, and the day from which they are seen. */
export function useComing<T extends { iso: string }>({
  madeOn,
  dates,
}: Dates<T>): { day: string; coming: readonly T[] } {
  const day = useSeenOn(madeOn)
  return { day, coming: dates.filter(({ iso }) => iso >= day).slice(0, mostShown) }
}
