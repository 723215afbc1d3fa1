import { isSettled, findRow } from '#src/rules/select-row.ts'
import { formatPaise, toPaise } from '#src/rules/money.ts'
import { readDay } from '#src/rules/days/civil-day.ts'
import type { Rule } from '#src/rules/rule.ts'
import { placeIn } from '../../../model/records.ts'
import { isSoundRule } from '../../record-checks/rules/check-rule.ts'
import type { Check } from '../check.ts'

/** A fact that points at a rule states its figures: the sentence that visitors read and what calculators work out cannot differ. */
export const checkFactFigures: Check = ({ catalogue, today }, report) => {
  for (const entry of catalogue.facts.values()) {
    const { rule: id = '', current } = entry.value
    const rule = catalogue.rules.get(id)
    if (rule === undefined) continue
    const said = numbersIn(current)
    const left = statedFigures(rule.value, today).filter(({ value }) => !said.has(value))
    // Where the rule itself is at fault, that is reported, and the sentence may be right.
    if (left.length === 0 || !isSoundRule(rule)) continue
    report({
      code: 'fact-disagrees',
      message: `Fact "${entry.id}" points at rule "${id}", but its sentence does not state ${left.map(({ label }) => label).join(', ')}.`,
      place: placeIn(entry, ['current'], 'key'),
      hint: 'Compare both with the source: correct the sentence, or the row of the rule that holds today.',
    })
  }
}

interface Figure {
  value: number
  label: string
}

// What a visitor pays by, or the day: the edges of slabs are left to the sentence.
const stated: Readonly<Record<string, (value: number) => string>> = {
  perDay: (value) => formatPaise(toPaise(value)),
  cap: (value) => formatPaise(toPaise(value)),
  amount: (value) => formatPaise(toPaise(value)),
  most: (value) => formatPaise(toPaise(value)),
  percent: (value) => `${value}%`,
  ratePercent: (value) => `${value}%`,
  day: (value) => `day ${value}`,
}

/** The figures of the row that holds today, each once. */
function statedFigures(rule: Rule, today: string): Figure[] {
  const row = findRow<Rule['rows'][number]>(rule.rows, readDay(today) ?? 0)
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

/** Every number of a sentence: ₹1.5 lakh is 1,50,000, and "20th" is 20. */
function numbersIn(text: string): ReadonlySet<number> {
  const found = new Set<number>()
  for (const [, digits = '', unit] of text.matchAll(/(\d[\d,]*(?:\.\d+)?)(?: (lakh|crore))?/g))
    found.add(Number(digits.replaceAll(',', '')) * (unit === undefined ? 1 : (units[unit] ?? 1)))
  return found
}
