import type { FiguresOf } from '#src/rules/rule.ts'
import { months, rupees } from './words.ts'

const counts = {
  calendar: 'calendar months, with a part counted as one',
  anniversary: 'months from date to date',
  'thirty-days': 'periods of 30 days',
} as const

/** Interest by the month. */
export function monthLines({ ratePercent, counts: ways, roundDownTo, capAt }: FiguresOf<'monthly-interest'>): string[] {
  return [
    `${ratePercent}% for each month or part of a month${capAt === 'amount' ? ', never more than the amount itself' : ''}`,
    `Counted in ${ways.map((way) => counts[way]).join(', or in ')}`,
    ...(roundDownTo === undefined ? [] : [`The amount is rounded down to full ${rupees(roundDownTo)}`]),
  ]
}

/** A yearly rate by the length of the delay. */
export function rateLines({ slabs, capAt }: FiguresOf<'delay-rates'>): string[] {
  return [
    ...slabs.map(({ belowMonths, ratePercent }, at) =>
      belowMonths === undefined
        ? `${ratePercent}% a year for a delay of ${slabs[at - 1]?.belowMonths ?? 0} months or more`
        : `${ratePercent}% a year for a delay of less than ${belowMonths} months`,
    ),
    ...(capAt === 'amount' ? ['Never more than the amount itself'] : []),
  ]
}

/** Interest on instalments of advance tax. */
export function defermentLines({ ratePercent, minimum, instalments }: FiguresOf<'deferment'>): string[] {
  return [
    ...instalments.map(({ monthDay, percent, enough, months: count }) => {
      const [month, day] = monthDay.split('-').map(Number)
      const by = `${day ?? ''} ${months[(month ?? 1) - 1] ?? ''}`
      const spared = enough === undefined ? '' : `; no interest if ${enough}% was paid`
      return `${percent}% by ${by}: ${ratePercent}% × ${count} month${count === 1 ? '' : 's'} on the shortfall${spared}`
    }),
    `No interest if the tax is below ${rupees(minimum)}`,
  ]
}

/** Interest on the shortfall in the year's advance tax. */
export function shortfallLines({ ratePercent, minimum, enough }: FiguresOf<'shortfall'>): string[] {
  return [
    `${ratePercent}% for each month or part of a month from 1 April after the year, if less than ${enough}% was paid`,
    `No interest if the tax is below ${rupees(minimum)}`,
  ]
}
