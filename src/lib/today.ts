import { formatDay, readDay, weekdayOf } from '../rules/days/civil-day.ts'
import { dayInIndia } from '../rules/days/day-in-india.ts'
import { useHydrated } from './use-hydrated.ts'

/** The day in India as 2026-11-21, wherever the visitor is: due days end there. */
export function today(): string {
  return dayInIndia(new Date())
}

/** The same once JavaScript runs. Empty where only the day of the build is known. */
export function useToday(): string {
  return useHydrated() ? today() : ''
}

/** The day of the build when prerendered; in a browser today, if its clock is not behind. */
export function useSeenOn(madeOn: string): string {
  const day = useToday()
  return day > madeOn ? day : madeOn
}

const mostShown = 3

interface Listed<T> {
  madeOn: string
  dates: readonly T[]
}

/** The next dates of a list, made on a day, and the day from which they are seen. */
export function useComing<T extends { iso: string }>({ madeOn, dates }: Listed<T>) {
  const day = useSeenOn(madeOn)
  return { day, coming: dates.filter(({ iso }) => iso >= day).slice(0, mostShown) }
}

/** The same, and what is said above them: from which day they are, or that all have passed. */
export function useSaidComing<T extends { iso: string }>(
  listed: Listed<T> & Readonly<Record<'asOf' | 'asOfToday' | 'over', string>>,
) {
  const { day, coming } = useComing(listed)
  const { asOf, asOfToday, over, madeOn } = listed
  return { coming, said: coming.length === 0 ? over : day > madeOn ? asOfToday : asOf }
}

/**
 * 2026-11-23 in words: Monday, 23 November 2026. Not by Intl, whose first use holds up a slow phone
 * for a fifth of a second.
 */
export function sayDay(iso: string): string {
  const day = readDay(iso)
  return day === undefined ? iso : `${weekdayOf(day)}, ${formatDay(day)}`
}
