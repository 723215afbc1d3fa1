import type { FiguresOf } from '#src/rules/rule.ts'
import { formatOrdinal } from './ordinal.ts'
import { months } from './words.ts'

/** When something is due. */
export function dueLines({
  monthsAfter = 0,
  day,
  lastDay,
  daysAfter,
  exceptions = [],
}: FiguresOf<'due-date'>): string[] {
  if (daysAfter !== undefined) return [`${daysAfter} days after`]
  if (day === undefined && lastDay !== true) return [`${monthsAfter} months after`]
  const dayWords = (one: { day?: number; lastDay?: true }) =>
    one.day === undefined ? 'The last day' : `The ${formatOrdinal(one.day)}`
  const monthWords = (months: number) =>
    months === 0
      ? 'of the last month of the period'
      : months === 1
        ? 'of the month after the period'
        : `of the ${formatOrdinal(months)} month after the period`
  return [
    `${dayWords({ ...(day === undefined ? {} : { day }), ...(lastDay ? { lastDay } : {}) })} ${monthWords(monthsAfter)}`,
    ...exceptions.map(
      (one) => `${dayWords(one)} ${monthWords(one.monthsAfter)}, if the period ends in ${months[one.endsIn - 1] ?? ''}`,
    ),
  ]
}
