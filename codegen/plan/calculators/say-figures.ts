import { formatPaise, toPaise } from '#src/rules/money.ts'
import type { FiguresOf, Rule } from '#src/rules/rule.ts'
import { formatOrdinal } from './ordinal.ts'

const rupees = (amount: number) => formatPaise(toPaise(amount))

/** The figures of a rule's row in words, one line for each case that it tells apart. */
export function sayFigures(rule: Rule, index: number): string[] {
  switch (rule.kind) {
    case 'due-date':
      return said(rule.rows[index]?.figures, dueLines)
    case 'late-fee':
      return said(rule.rows[index]?.figures, feeLines)
    case 'daily-interest':
      return said(rule.rows[index]?.figures, ({ ratePercent, yearDays }) => [
        `${ratePercent}% a year, by the day, on ${yearDays} days a year`,
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
    default:
      return []
  }
}

function said<Figures>(figures: Figures | undefined, say: (figures: Figures) => string[]): string[] {
  return figures === undefined ? [] : say(figures)
}

function dueLines({ monthsAfter = 0, day, lastDay, daysAfter, exceptions = [] }: FiguresOf<'due-date'>): string[] {
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
      (one) => `${dayWords(one)} ${monthWords(one.monthsAfter)}, where that ends in ${months[one.endsIn - 1] ?? ''}`,
    ),
  ]
}

const months = 'January February March April May June July August September October November December'.split(' ')

interface Edge {
  upTo?: number
  below?: number
}

/** The amounts for which a slab holds: up to ₹1,00,000; less than ₹1,00,000; above it. */
function edgeWords({ upTo, below }: Edge, before: Edge | undefined): string {
  if (upTo !== undefined) return `up to ${rupees(upTo)}`
  if (below !== undefined) return `less than ${rupees(below)}`
  if (before?.upTo !== undefined) return `above ${rupees(before.upTo)}`
  return before?.below === undefined ? '' : `from ${rupees(before.below)}`
}

function feeLines({ by, nil, slabs, capAt, halves }: FiguresOf<'late-fee'>): string[] {
  const most = ({ cap, capPercent }: { cap?: number; capPercent?: number }) =>
    cap !== undefined
      ? `, at most ${rupees(cap)}`
      : capPercent !== undefined
        ? `, at most ${capPercent}% of the turnover in the State`
        : capAt === 'tax'
          ? ', at most the tax'
          : ', without limit'
  const whose = by === 'turnover-before' ? 'Turnover of the year before' : 'Turnover'
  return [
    ...(nil ? [`Nil return: ${rupees(nil.perDay)} a day${most(nil)}`] : []),
    ...slabs.map((slab, at) => {
      const edge = edgeWords(slab, slabs[at - 1])
      const fee = slab.perDay === 0 ? 'no fee' : `${rupees(slab.perDay)} a day${most(slab)}`
      return edge === '' ? capital(fee) : `${whose} ${edge}: ${fee}`
    }),
    ...(halves ? ['Half is central and half is state tax'] : []),
  ]
}

const counts = {
  calendar: 'months of the calendar that are touched',
  anniversary: 'months from day to day',
  'thirty-days': 'months of thirty days',
} as const

function monthLines({ ratePercent, counts: ways, roundDownTo, capAt }: FiguresOf<'monthly-interest'>): string[] {
  return [
    `${ratePercent}% for each month or part of one${capAt === 'amount' ? ', at most the amount itself' : ''}`,
    `Counted in ${ways.map((way) => counts[way]).join(', or in ')}`,
    ...(roundDownTo === undefined ? [] : [`On full ${rupees(roundDownTo)}`]),
  ]
}

function rateLines({ slabs, capAt }: FiguresOf<'delay-rates'>): string[] {
  return [
    ...slabs.map(({ belowMonths, ratePercent }, at) =>
      belowMonths === undefined
        ? `${ratePercent}% a year for a delay of ${slabs[at - 1]?.belowMonths ?? 0} months or more`
        : `${ratePercent}% a year for a delay of less than ${belowMonths} months`,
    ),
    ...(capAt === 'amount' ? ['At most the amount itself'] : []),
  ]
}

function multipleLines({ classes, slabs }: FiguresOf<'delay-multiples'>): string[] {
  return slabs.map(({ upToDays, times, perDay, unknown }, at) => {
    const span = upToDays === undefined ? `Above ${slabs[at - 1]?.upToDays ?? 0} days` : `Up to ${upToDays} days`
    if (unknown || times === undefined) return `${span}: not in this table`
    const each = Object.entries(times).map(([name, count]) => {
      const more = perDay?.[name]
      return `${count} times${more === undefined ? '' : ` and ${rupees(more)} a day`} (${classes[name] ?? name})`
    })
    return `${span}: ${each.join('; ')}`
  })
}

interface TariffSlab extends Edge {
  amount?: number
  percent?: number
  max?: number
  unknown?: boolean
}

function tariffLine(slab: TariffSlab, before: TariffSlab | undefined, by?: 'income' | 'turnover' | 'months'): string {
  const { amount, percent, max } = slab
  const what =
    slab.unknown || (amount === undefined && percent === undefined)
      ? 'no figure'
      : amount !== undefined
        ? rupees(amount)
        : `${percent ?? 0}%${max === undefined ? '' : `, at most ${rupees(max)}`}`
  const edge =
    by === 'months'
      ? slab.upTo === undefined
        ? 'later'
        : `up to ${slab.upTo} month${slab.upTo === 1 ? '' : 's'} late`
      : edgeWords(slab, before)
  return edge === '' ? capital(what) : `${capital(by === 'income' ? `income ${edge}` : edge)}: ${what}`
}

function defermentLines({ ratePercent, minimum, instalments }: FiguresOf<'deferment'>): string[] {
  return [
    ...instalments.map(({ monthDay, percent, enough, months: count }) => {
      const [month, day] = monthDay.split('-').map(Number)
      const by = `${day ?? ''} ${months[(month ?? 1) - 1] ?? ''}`
      const spared = enough === undefined ? '' : `, none where ${enough}% was paid`
      return `By ${by} ${percent}%: ${ratePercent}% × ${count} month${count === 1 ? '' : 's'} on what is short${spared}`
    }),
    `None where the tax is below ${rupees(minimum)}`,
  ]
}

function shortfallLines({ ratePercent, minimum, enough }: FiguresOf<'shortfall'>): string[] {
  return [
    `${ratePercent}% for each month or part of one from 1 April after the year, where less than ${enough}% was paid`,
    `None where the tax is below ${rupees(minimum)}`,
  ]
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
