import type { FiguresOf, Rule } from '#src/rules/rule.ts'
import { formatOrdinal } from '#src/rules/format-ordinal.ts'
import { months } from './words.ts'

type DueRule = Pick<Extract<Rule, { kind: 'due-date' }>, 'period' | 'event'>
type Figures = FiguresOf<'due-date'>
type Day = Pick<Figures, 'day' | 'lastDay'>

const periods = {
  month: 'month',
  quarter: 'quarter',
  half: 'half-year',
  year: 'financial year',
  event: 'event',
} as const
const lengths = { month: 1, quarter: 3, half: 6 } as const

export function dueLines({ monthsAfter = 0, daysAfter, exceptions = [], ...day }: Figures, rule: DueRule): string[] {
  const { period, event = 'The event' } = rule
  const end = period === 'event' ? event.charAt(0).toLowerCase() + event.slice(1) : `the end of the ${periods[period]}`
  if (daysAfter !== undefined) return [`${daysAfter} days after ${end}`]
  if (period === 'event') return [`${monthsAfter} months after ${end}`]
  if (period === 'year') return [afterYear(day, monthsAfter)]
  return [
    `The ${day.day === undefined ? 'last day' : formatOrdinal(day.day)} ${afterPeriod(period, monthsAfter)}`,
    ...exceptions.map((one) => {
      const ends = months[one.endsIn - 1] ?? ''
      const which = period === 'month' ? ends : `the ${periods[period]} that ends in ${ends}`
      return `For ${which}: ${dateOf(one, one.endsIn + one.monthsAfter)}`
    }),
  ]
}

/** A day of a month. January is 1. */
function dateOf({ day }: Day, month: number): string {
  const name = months.at((month - 1) % 12) ?? ''
  return day === undefined ? `the last day of ${name}` : `${day} ${name}`
}

const endOfYear = 3

/** A financial year ends in March, so a day counted from it has a name. */
function afterYear(day: Day, monthsAfter: number): string {
  const date = dateOf(day, endOfYear + monthsAfter)
  const said = date.charAt(0).toUpperCase() + date.slice(1)
  if (monthsAfter < 0) return `${said} before the financial year`
  if (monthsAfter === 0) return `${said}, at the end of the financial year`
  if (monthsAfter <= 12 - endOfYear) return `${said} after the financial year`
  return `${said} of the ${monthsAfter <= 12 ? 'next' : `${formatOrdinal(Math.ceil(monthsAfter / 12))} following`} financial year`
}

function afterPeriod(period: keyof typeof lengths, monthsAfter: number): string {
  const nth = lengths[period] + monthsAfter
  if (period === 'month') return monthsAfter === 0 ? 'of the month' : 'of the next month'
  if (monthsAfter === 1) return `of the month after the ${periods[period]}`
  return monthsAfter > 1
    ? `of the ${formatOrdinal(monthsAfter)} month after the ${periods[period]}`
    : `of the ${nth === lengths[period] ? 'last' : formatOrdinal(nth)} month of the ${periods[period]}`
}
