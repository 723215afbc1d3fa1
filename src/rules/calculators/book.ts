import { evaluateDelay } from '../evaluate-delay.ts'
import { readDay } from '../days/civil-day.ts'
import { dueDay } from '../days/due-day.ts'
import type { Extensions } from '../days/due-day.ts'
import { unknown } from '../result.ts'
import type { KnownDay, Result, Unknown } from '../result.ts'
import type { Case, Rule } from '../rule.ts'

/** What slabs of professional tax do not say of themselves. */
export interface SalaryTax {
  /** The time for which the slabs state pay and tax. */
  per: 'month' | 'half-year' | 'year'
  /** The rules of the slabs: for everybody, and for women, whose slabs may be others. */
  all: string
  women: string
  /** The tax of the year's last month, where it is another one, by the tax of the other months in rupees. */
  february?: Readonly<Record<string, number>>
}

/** What a calculator works with: the rules as pages may have them, and the orders that moved a day or waived a fee. */
export interface Book {
  rules: Readonly<Record<string, Rule>>
  extensions: Extensions
  /** The day of the month on which a quarter's GSTR-3B is due, by state. */
  quarterlyDays?: Readonly<Record<string, number>>
  /** Professional tax by state. */
  salaryTaxes?: Readonly<Record<string, SalaryTax>>
}

/** What one rule says. */
export interface Line<Found extends Result = Result> {
  rule: string
  /** The case that it was asked. */
  given: Case
  result: Found
  /** Ids of waivers that may take something off, and of orders about the day that are not sure enough to count. */
  orders: readonly string[]
}

export type DueLine = Line<KnownDay | Unknown>

/** The day on which something is due for a period or after an event. */
export function findDue({ rules, extensions }: Book, id: string, period: string): DueLine {
  const rule = Object.hasOwn(rules, id) ? rules[id] : undefined
  const given = { period }
  if (rule?.kind !== 'due-date') return { rule: id, given, result: unknown('no-row'), orders: [] }
  const result = dueDay({ id, rule, extensions }, period)
  const doubted = Object.entries(extensions).filter(
    ([, { kind, rules: about, period: of, confidence }]) =>
      kind === 'due-date' && confidence === 'medium' && about.includes(id) && of === period,
  )
  return { rule: id, given, result, orders: doubted.map(([name]) => name) }
}

/** What a rule gives for a case, and the waivers that may take something off. */
export function workOut({ rules, extensions }: Book, id: string, given: Case): Line {
  const rule = Object.hasOwn(rules, id) ? rules[id] : undefined
  if (rule === undefined) return { rule: id, given, result: unknown('no-row'), orders: [] }
  const result = evaluateDelay(rule, given)
  const isOwed = result.kind === 'sum' && result.paise > 0
  return { rule: id, given, result, orders: isOwed ? waiversOf(extensions, id, given) : [] }
}

function waiversOf(extensions: Extensions, id: string, { filed = '', period }: Case): string[] {
  const day = readDay(filed) ?? NaN
  const holding = Object.entries(extensions).filter(
    ([, { kind, rules, period: of, from, to, confidence }]) =>
      kind === 'fee-waiver' &&
      confidence !== 'low' &&
      rules.includes(id) &&
      (of === undefined || period === undefined || of === period) &&
      day >= (readDay(from) ?? Infinity) &&
      day <= (readDay(to) ?? -Infinity),
  )
  return holding.map(([name]) => name)
}
