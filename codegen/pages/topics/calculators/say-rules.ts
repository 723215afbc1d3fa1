import type { FiguresOf, Row, Rule } from '#src/rules/rule.ts'
import { months } from '#src/rules/days/civil-day.ts'
import { formatOrdinal } from '#src/rules/format-ordinal.ts'
import { countOf } from '#src/rules/say-steps.ts'
import { getRecord } from '../../../lib/present.ts'
import { capital, formatDate, sayRupees } from '../../../model/texts/format.ts'
import type { SiteData } from '../../../model/records.ts'
import { fillTokens } from '../../../model/texts/tokens.ts'
import type { RuleWords } from '#src/content/payload/calculator-frame.ts'
import { ruleFor } from '../../../model/rules/rule-for.ts'
import { dutyLines, feeLines, fixedLines, multipleLines, tariffLines } from './say-fees.ts'

/** Rules in words, for readers without JavaScript and for those who check a sum. */
export function ruleWords(ids: readonly string[], { catalogue, singles }: SiteData): RuleWords[] {
  const { table, result } = singles['page:calculator'].value
  const stateOf = (code: string) => catalogue.states.get(code)?.value.name ?? code
  return ids.map((id) => {
    const rule = ruleFor('show', getRecord(catalogue.rules, id).value)
    const rows: readonly Row[] = rule.rows
    const notes = rows.flatMap(({ note }) => note ?? [])
    return {
      id,
      title: rule.title,
      rows: rows.map(({ from, ends, authority, source, checkedOn, doubt }, index) => ({
        since: fillTokens(table.since, { day: formatDate(from) }),
        says: ends ? [table.ends] : sayFigures(rule, index, stateOf),
        authority,
        source,
        checked: formatDate(checkedOn),
        doubt,
      })),
      notes: [
        ...new Set([...(rule.byOrder ? [result.mayBeLevied] : []), ...(rule.note ? [rule.note] : []), ...notes]),
        ...(rule.pending ?? []).map(({ title, note }) => `${table.pending} ${title}. ${note}`),
      ],
    }
  })
}

/** The figures of a rule's row in words, one line for each case. */
function sayFigures(rule: Rule, index: number, stateOf: (code: string) => string): string[] {
  switch (rule.kind) {
    case 'due-date':
      return said(rule.rows[index], (figures) => dueLines(figures, rule))
    case 'late-fee':
      return said(rule.rows[index], feeLines)
    case 'daily-interest':
      return said(rule.rows[index], ({ ratePercent, yearDays }) => [
        `${ratePercent}% a year, counted by the day (${yearDays} days a year)`,
      ])
    case 'monthly-interest':
      return said(rule.rows[index], monthLines)
    case 'delay-rates':
      return said(rule.rows[index], rateLines)
    case 'delay-multiples':
      return said(rule.rows[index], multipleLines)
    case 'slabs':
      return said(rule.rows[index], ({ slabs }) => tariffLines(slabs))
    case 'late-return-fee':
      return said(rule.rows[index], ({ by, slabs }) => tariffLines(slabs, by))
    case 'deferment':
      return said(rule.rows[index], defermentLines)
    case 'shortfall':
      return said(rule.rows[index], shortfallLines)
    case 'fees':
      return said(rule.rows[index], fixedLines)
    case 'duties':
      return said(rule.rows[index], (figures) => dutyLines(figures, stateOf))
    // No calculator has a limit among its rules.
    case 'thresholds':
      return []
  }
}

function said<Figures>(row: { figures?: Figures } | undefined, say: (figures: Figures) => string[]): string[] {
  return row?.figures === undefined ? [] : say(row.figures)
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
    ...(roundDownTo === undefined ? [] : [`The amount is rounded down to full ${sayRupees(roundDownTo)}`]),
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
      const [month = 1, day = 1] = monthDay.split('-').map(Number)
      const by = `${day} ${months[month - 1] ?? ''}`
      const spared = enough === undefined ? '' : `; no interest if ${enough}% was paid`
      return `${percent}% by ${by}: ${ratePercent}% × ${countOf(count, 'month')} on the shortfall${spared}`
    }),
    `No interest if the tax is below ${sayRupees(minimum)}`,
  ]
}

/** Interest on the shortfall in the year's advance tax. */
function shortfallLines({ ratePercent, minimum, enough }: FiguresOf<'shortfall'>): string[] {
  return [
    `${ratePercent}% for each month or part of a month from 1 April after the year, if less than ${enough}% was paid`,
    `No interest if the tax is below ${sayRupees(minimum)}`,
  ]
}

type DueRule = Pick<Extract<Rule, { kind: 'due-date' }>, 'period' | 'event'>
type DueFigures = FiguresOf<'due-date'>
type DueDay = Pick<DueFigures, 'day' | 'lastDay'>

const periods = {
  month: 'month',
  quarter: 'quarter',
  half: 'half-year',
  year: 'financial year',
  event: 'event',
} as const
const lengths = { month: 1, quarter: 3, half: 6 } as const

export function dueLines({ monthsAfter = 0, daysAfter, exceptions = [], ...day }: DueFigures, rule: DueRule): string[] {
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
function dateOf({ day }: DueDay, month: number): string {
  const name = months.at((month - 1) % 12) ?? ''
  return day === undefined ? `the last day of ${name}` : `${day} ${name}`
}

const endOfYear = 3

/** A financial year ends in March, so a day counted from it has a name. */
function afterYear(day: DueDay, monthsAfter: number): string {
  const said = capital(dateOf(day, endOfYear + monthsAfter))
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
