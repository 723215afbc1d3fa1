import { isSettled, findRow } from '#src/rules/select-row.ts'
import { formatPaise, toPaise } from '#src/rules/money.ts'
import { readDay } from '#src/rules/days/civil-day.ts'
import type { Fact } from '#generated/records.ts'
import type { Rule } from '#src/rules/rule.ts'
import { formatDate } from '../../../model/texts/format.ts'
import { placeIn } from '../../../model/records.ts'
import type { Entry } from '../../../model/records.ts'
import type { Problem } from '../../../problem/problem.ts'
import { factOfDay } from '../../../model/rules/law-of-day.ts'
import { isSoundRule } from '../../record-checks/rules/check-rule.ts'
import type { Check } from '../../check.ts'

/** A fact states the figures of its rule, today and on each later day on which a row begins. */
export const checkFactFigures: Check = ({ catalogue, today }, report) => {
  for (const entry of catalogue.facts.values()) {
    const rule = catalogue.rules.get(entry.value.rule ?? '')
    // If the rule itself is wrong, that is reported, and the sentence may be right.
    if (!isSoundRule(rule)) continue
    for (const day of [today, ...comingDays(rule.value, today)]) {
      const problem = findUnstated({ entry, rule, day, today })
      if (problem) report(problem)
      if (problem) break
    }
  }
}

const comingDays = (rule: Rule, today: string) => rule.rows.flatMap(({ from }) => (from > today ? [from] : []))

interface Compared {
  entry: Entry<Fact>
  rule: Entry<Rule>
  day: string
  today: string
}

/** The figures of a rule on a day that the fact does not state for that day. */
function findUnstated({ entry, rule, day, today }: Compared): Problem | undefined {
  const fact = factOfDay(entry.value, day)
  const said = numbersIn(fact.current)
  const left = statedFigures(rule.value, day).filter(({ value }) => !said.has(value))
  if (left.length === 0) return undefined
  const figures = left.map(({ label }) => label).join(', ')
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
    place:
      fact.coming === undefined && entry.value.coming
        ? placeIn(entry, ['coming', 'current'], 'key')
        : placeIn(entry, ['current'], 'key'),
    hint: `Write the sentence of that day under the fact: coming: { from: "${day}", current: …, authority: …, source: …, checkedOn: "${today}" }`,
  }
}

interface Figure {
  value: number
  label: string
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

/** The figures of the row in force on a day, each once. */
function statedFigures(rule: Rule, day: string): Figure[] {
  const row = findRow<Rule['rows'][number]>(rule.rows, readDay(day) ?? 0)
  if (row === undefined || !isSettled(row)) return []
  const found = new Map<number, string>()
  collect(row.figures, found)
  return [...found].map(([value, label]) => ({ value, label }))
}

function collect(value: unknown, found: Map<number, string>): void {
  if (typeof value !== 'object' || value === null) return
  for (const [key, one] of Object.entries(value)) {
    const label = stated[key]
    if (typeof one === 'number' && one > 0 && label !== undefined && !found.has(one)) found.set(one, label(one))
    else collect(one, found)
  }
}

const units: Readonly<Record<string, number>> = { lakh: 100_000, crore: 10_000_000 }

/** Every number in a sentence: ₹1.5 lakh is 1,50,000, and "20th" is 20. */
function numbersIn(text: string): ReadonlySet<number> {
  const found = new Set<number>()
  for (const [, digits = '', unit] of text.matchAll(/(\d[\d,]*(?:\.\d+)?)(?: (lakh|crore))?/g))
    found.add(Number(digits.replaceAll(',', '')) * (unit === undefined ? 1 : (units[unit] ?? 1)))
  return found
}
