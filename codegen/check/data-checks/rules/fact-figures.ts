import type { Fact } from '#generated/records.ts'
import { readDay } from '#src/rules/days/civil-day.ts'
import { crore, formatPaise, lakh, toPaise } from '#src/rules/money.ts'
import type { Rule } from '#src/rules/rule.ts'
import { findRow, isSettled } from '#src/rules/select-row.ts'
import { factOfDay } from '../../../model/rules/law-of-day.ts'
import { placeIn } from '../../../model/records.ts'
import type { Entry } from '../../../model/records.ts'
import { formatDate } from '../../../model/texts/format.ts'
import { valuesIn } from '../../../model/texts/visit-texts.ts'
import type { Problem } from '../../../problem/problem.ts'
import type { Check } from '../../check.ts'
import { isSoundRule } from '../../record-checks/rules.ts'

/** A fact states the figures of its rule, today and on each later day on which a row begins. */
export const checkFactFigures: Check = ({ catalogue, today }, report) => {
  for (const entry of catalogue.facts.values()) {
    const rule = catalogue.rules.get(entry.value.rule ?? '')
    // If the rule itself is wrong, that is reported, and the sentence may be right.
    if (!isSoundRule(rule)) continue
    for (const day of [today, ...comingDays(rule.value, today)]) {
      const problem = findUnstated(entry, rule, { day, today })
      if (problem) report(problem)
      if (problem) break
    }
  }
}

const comingDays = (rule: Rule, today: string) => rule.rows.flatMap(({ from }) => (from > today ? [from] : []))

/** The figures of a rule on a day that the fact does not state for that day. */
function findUnstated(entry: Entry<Fact>, rule: Entry<Rule>, at: { day: string; today: string }): Problem | undefined {
  const { day, today } = at
  const fact = factOfDay(entry.value, day)
  const numbers = numbersIn(fact.current)
  const left = [...statedFigures(rule.value, day)].flatMap(([value, label]) => (numbers.has(value) ? [] : [label]))
  if (left.length === 0) return undefined
  const figures = left.join(', ')
  const who = `Fact "${entry.id}" points at rule "${rule.id}"`
  if (day === today)
    return {
      code: 'fact-disagrees',
      message: `${who}, but its sentence does not state ${figures}.`,
      place: placeIn(entry, ['current'], 'key'),
      hint: 'Compare both with the source: correct the sentence, or the row of the rule that holds today.',
    }
  return {
    code: 'fact-disagrees',
    message: `${who}, which from ${formatDate(day)} says ${figures}. On that day its sentence would be wrong.`,
    place: placeIn(entry, fact.coming || !entry.value.coming ? ['current'] : ['coming', 'current'], 'key'),
    hint: `Write the sentence of that day under the fact: coming: { from: "${day}", current: …, authority: …, source: …, checkedOn: "${today}" }`,
  }
}

// The rates and days by which a visitor pays. The limits of slabs are left to the sentence.
const stated: Readonly<Record<string, (value: number) => string>> = {
  perDay: (value) => formatPaise(toPaise(value)),
  cap: (value) => formatPaise(toPaise(value)),
  amount: (value) => formatPaise(toPaise(value)),
  most: (value) => formatPaise(toPaise(value)),
  percent: (value) => `${value}%`,
  ratePercent: (value) => `${value}%`,
  day: (value) => `day ${value}`,
}

/** The figures of the row in force on a day, with their words. */
function statedFigures(rule: Rule, day: string): Map<number, string> {
  const found = new Map<number, string>()
  const row = findRow<Rule['rows'][number]>(rule.rows, readDay(day) ?? 0)
  if (row === undefined || !isSettled(row)) return found
  for (const [value, path] of valuesIn(row.figures)) {
    const label = stated[String(path.at(-1))]
    if (typeof value === 'number' && value > 0 && label && !found.has(value)) found.set(value, label(value))
  }
  return found
}

const units: Readonly<Record<string, number>> = { lakh, crore }

/** Every number in a sentence: ₹1.5 lakh is 1,50,000, and "20th" is 20. */
function numbersIn(text: string): ReadonlySet<number> {
  const found = new Set<number>()
  for (const [, digits = '', unit] of text.matchAll(/(\d[\d,]*(?:\.\d+)?)(?: (lakh|crore))?/g))
    found.add(Number(digits.replaceAll(',', '')) * (unit === undefined ? 1 : (units[unit] ?? 1)))
  return found
}
