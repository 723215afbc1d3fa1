import type { PeriodKind } from '#src/rules/days/period.ts'

const two = (value: number) => String(value).padStart(2, '0')

// The last months of a year that began in April are in the next calendar year.
const monthsOf = (year: number) =>
  Array.from({ length: 12 }, (_, index) => (index < 9 ? `${year}-${two(index + 4)}` : `${year + 1}-${two(index - 8)}`))

/** The financial year that begins in April of a year: 2026-27. */
const yearName = (year: number) => `${year}-${two((year + 1) % 100)}`

/**
 * Every period of a kind in a financial year, as rules and extensions write them. Events have none.
 */
export function periodsOf(kind: PeriodKind, year: number): string[] {
  const name = yearName(year)
  switch (kind) {
    case 'month':
      return monthsOf(year)
    case 'quarter':
      return [1, 2, 3, 4].map((quarter) => `${name}-Q${quarter}`)
    case 'half':
      return [1, 2].map((half) => `${name}-H${half}`)
    case 'year':
      return [name]
    case 'event':
      return []
  }
}
