import { readPeriod } from '#src/rules/days/period.ts'
import type { FiguresOf, Rule } from '#src/rules/rule.ts'
import type { Unknown } from '#src/rules/result.ts'
import { selectRow } from '#src/rules/select-row.ts'
import type { Selected } from '#src/rules/select-row.ts'
import type { PageCalendar } from '#generated/records.ts'
import { formatRupees } from '../../../model/texts/format.ts'
import type { SiteData } from '../../../model/records.ts'
import { fillTokens } from '../../../model/texts/tokens.ts'
import { ruleFor } from '../../../model/rules/rule-for.ts'
import type { DueDate } from './due-dates.ts'

interface Words extends Omit<PageCalendar['late'], 'monthlyShort'> {
  /** Whether limits are left out. */
  isShort?: boolean
}

/** The cost of being late with something, if one line can say it. Leaves out uncertain amounts. */
export function lateCostOf(date: DueDate, data: SiteData, words: Words): string | undefined {
  const costs = costsOf(date, data, words)
  return costs.length === 0 ? undefined : `${costs.map(({ said }) => said).join('; ')}.`
}

function costsOf(date: DueDate, { catalogue }: SiteData, words: Words) {
  return (date.rule.lateCosts ?? []).flatMap((id) => {
    const rule = catalogue.rules.get(id)?.value
    const said = rule && costOf(ruleFor('compute', rule), date, words)
    return said === undefined ? [] : [{ kind: rule?.kind, said }]
  })
}

/** The same in a few words: the cost of one more day or month, without limits. */
export function shortLateCost(date: DueDate, data: SiteData, words: PageCalendar['late']): string | undefined {
  return lateCostOf(date, data, { ...words, monthly: words.monthlyShort, isShort: true })?.replace(/\.$/, '')
}

/** What comes on top of a fee for each day, in a few words; with the fee if it is not counted. */
export function otherLateCost(date: DueDate, data: SiteData, words: PageCalendar['late'], isFeeCounted: boolean) {
  const costs = costsOf(date, data, { ...words, monthly: words.monthlyShort, isShort: !isFeeCounted })
  const others = costs.filter(({ kind }) => !isFeeCounted || kind !== 'late-fee')
  return others.length === 0 ? undefined : others.map(({ said }) => said).join('; ')
}

function costOf(rule: Rule, date: DueDate, words: Words): string | undefined {
  const said = sayRule(rule, date, words)
  return said === undefined || rule.byOrder !== true ? said : fillTokens(words.byOrder, { cost: said })
}

function sayRule(rule: Rule, date: DueDate, words: Words): string | undefined {
  const on = rule.basis === 'period' ? (readPeriod(date.period)?.first ?? date.day) : date.day
  switch (rule.kind) {
    case 'late-fee':
      return said(selectRow(rule.rows, on), (figures) => sayFee(figures, words))
    case 'daily-interest':
      return said(selectRow(rule.rows, on), (figures) => sayPercent(words.yearly, figures))
    case 'monthly-interest':
      // What an order levies for a delay is damages, not interest.
      return said(selectRow(rule.rows, on), (figures) =>
        sayPercent(rule.byOrder ? words.damages : words.monthly, figures),
      )
    case 'late-return-fee':
      return said(selectRow(rule.rows, on), (figures) => sayReturnFee(figures, words))
    case 'delay-multiples':
      return said(selectRow(rule.rows, on), (figures) => sayTimes(figures, date, words))
    case 'deferment':
      return said(selectRow(rule.rows, on), (figures) => sayShortfall(figures, words))
    case 'fees':
      return said(selectRow(rule.rows, on), (figures) => sayLateFees(figures, words))
    default:
      return undefined
  }
}

const said = <Figures>(row: Selected<Figures> | Unknown, say: (figures: Figures) => string | undefined) =>
  row.kind === 'row' ? say(row.figures) : undefined

const sayPercent = (text: string, { ratePercent }: { ratePercent: number }): string =>
  fillTokens(text, { percent: String(ratePercent) })

function sayFee({ nil, slabs, capAt }: FiguresOf<'late-fee'>, words: Words): string | undefined {
  // A person who pays nothing a day files no such return.
  const charged = slabs.filter(({ perDay }) => perDay > 0)
  if (charged.length === 0) return undefined
  const caps = charged.flatMap(({ cap }) => cap ?? [])
  const isByTurnover = charged.some(({ capPercent }) => capPercent !== undefined)
  const amounts = charged.map((slab) => slab.perDay)
  const perDay = fillTokens(words.perDay, { amount: range(amounts, words) })
  if (words.isShort) return perDay
  return [
    perDay,
    ...(nil === undefined ? [] : [fillTokens(words.nil, { amount: formatRupees(nil.perDay) })]),
    ...(caps.length === charged.length ? [fillTokens(words.most, { amount: range(caps, words) })] : []),
    ...(capAt === 'tax' ? [words.mostTax] : []),
    ...(isByTurnover ? [words.mostTurnover] : []),
  ].join(', ')
}

function sayReturnFee({ slabs }: FiguresOf<'late-return-fee'>, words: Words): string | undefined {
  const amounts = slabs.flatMap(({ amount }) => amount ?? [])
  if (amounts.length > 0) return fillTokens(words.fee, { amount: range(amounts, words) })
  const [{ percent, max } = {}] = slabs
  if (percent === undefined || max === undefined) return undefined
  return [
    fillTokens(words.share, { percent: String(percent) }),
    fillTokens(words.most, { amount: formatRupees(max) }),
  ].join(', ')
}

/** Of several fees, those of being late have names that begin so. */
function sayLateFees({ fees }: FiguresOf<'fees'>, words: Words): string | undefined {
  const amounts = Object.entries(fees).flatMap(([name, { amount }]) => (name.startsWith('late-') ? amount : []))
  return amounts.length === 0 ? undefined : fillTokens(words.fee, { amount: range(amounts, words) })
}

// A class that names forms is for these alone: "ADT-1 and the form under section 157".
const namesForms = /\b[A-Z]{2,4}-\d/

function sayTimes({ classes, slabs }: FiguresOf<'delay-multiples'>, { rule: { form = '' } }: DueDate, words: Words) {
  const all = Object.entries(classes)
  const own = all.filter(([, text]) => form !== '' && text.includes(form))
  const names = (own.length > 0 ? own : all.filter(([, text]) => !namesForms.test(text))).map(([name]) => name)
  const known = slabs.filter((slab) => slab.times !== undefined)
  const times = known.flatMap((slab) => names.flatMap((name) => slab.times?.[name] ?? []))
  if (times.length === 0) return undefined
  const cost = fillTokens(words.times, { least: String(Math.min(...times)), most: String(Math.max(...times)) })
  const days = known.at(-1)?.upToDays
  return days === undefined || words.isShort ? cost : `${cost}, ${fillTokens(words.more, { days: String(days) })}`
}

/** One line for all instalments: each is short until the next one. */
function sayShortfall({ instalments, ratePercent }: FiguresOf<'deferment'>, words: Words): string {
  const shares = instalments.map(({ months }) => ratePercent * months)
  const [least, most] = [Math.min(...shares), Math.max(...shares)]
  const percent = least === most ? `${least}` : fillTokens(words.range, { least: `${least}%`, most: `${most}` })
  return fillTokens(words.shortfall, { percent })
}

function range(amounts: readonly number[], words: Words): string {
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)]
  return least === most
    ? formatRupees(least)
    : fillTokens(words.range, { least: formatRupees(least), most: formatRupees(most) })
}
