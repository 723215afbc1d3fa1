import type { FiguresOf, Rule } from '#src/rules/rule.ts'
import { dueLines } from './figures/due.ts'
import { dutyLines, feeLines, fixedLines, multipleLines, tariffLine } from './figures/fees.ts'
import { months, rupees } from './figures/words.ts'

/** The figures of a rule's row in words, one line for each case. */
export function sayFigures(rule: Rule, index: number, stateOf: (code: string) => string): string[] {
  switch (rule.kind) {
    case 'due-date':
      return said(rule.rows[index]?.figures, (figures) => dueLines(figures, rule))
    case 'late-fee':
      return said(rule.rows[index]?.figures, feeLines)
    case 'daily-interest':
      return said(rule.rows[index]?.figures, ({ ratePercent, yearDays }) => [
        `${ratePercent}% a year, counted by the day (${yearDays} days a year)`,
      ])
    case 'monthly-interest':
      return said(rule.rows[index]?.figures, monthLines)
    case 'delay-rates':
      return said(rule.rows[index]?.figures, rateLines)
    case 'delay-multiples':
      return said(rule.rows[index]?.figures, multipleLines)
    case 'slabs':
      return said(rule.rows[index]?.figures, ({ slabs }) => slabs.map((slab, at) => tariffLine(slab, slabs[at - 1])))
    case 'late-return-fee':
      return said(rule.rows[index]?.figures, ({ by, slabs }) =>
        slabs.map((slab, at) => tariffLine(slab, slabs[at - 1], by)),
      )
    case 'deferment':
      return said(rule.rows[index]?.figures, defermentLines)
    case 'shortfall':
      return said(rule.rows[index]?.figures, shortfallLines)
    case 'fees':
      return said(rule.rows[index]?.figures, fixedLines)
    case 'duties':
      return said(rule.rows[index]?.figures, (figures) => dutyLines(figures, stateOf))
    default:
      return []
  }
}

function said<Figures>(figures: Figures | undefined, say: (figures: Figures) => string[]): string[] {
  return figures === undefined ? [] : say(figures)
}

const counts = {
  calendar: 'calendar months, with a part counted as one',
  anniversary: 'months from date to date',
  'thirty-days': 'periods of 30 days',
} as const

function monthLines({ ratePercent, counts: ways, roundDownTo, capAt }: FiguresOf<'monthly-interest'>): string[] {
  return [
    `${ratePercent}% for each month or part of a month${capAt === 'amount' ? ', never more than the amount itself' : ''}`,
    `Counted in ${ways.map((way) => counts[way]).join(', or in ')}`,
    ...(roundDownTo === undefined ? [] : [`The amount is rounded down to full ${rupees(roundDownTo)}`]),
  ]
}

function rateLines({ slabs, capAt }: FiguresOf<'delay-rates'>): string[] {
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
function defermentLines({ ratePercent, minimum, instalments }: FiguresOf<'deferment'>): string[] {
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
function shortfallLines({ ratePercent, minimum, enough }: FiguresOf<'shortfall'>): string[] {
  return [
    `${ratePercent}% for each month or part of a month from 1 April after the year, if less than ${enough}% was paid`,
    `No interest if the tax is below ${rupees(minimum)}`,
  ]
}
