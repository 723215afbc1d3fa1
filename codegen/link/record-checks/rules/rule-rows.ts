import type { Rule, FiguresOf } from '#src/rules/rule.ts'
import { placeIn } from '../../../model/records.ts'
import type { Entry } from '../../../model/records.ts'
import type { Report } from '../../../problem/problem.ts'
import type { RuleCheck } from '../../check.ts'
import { daysInMonth } from '#src/rules/days/civil-day.ts'

/** Rows follow each other in time, without overlap or gap, and each states a rule. */
export const checkRuleRows: RuleCheck = (entry, report) => {
  const { rows } = entry.value
  rows.forEach((row, index) => {
    const before = rows[index - 1]
    if (before && row.from <= before.from)
      report({
        code: 'row-order',
        message: `Row ${index + 1} of rule "${entry.id}" begins on ${row.from}, ${row.from === before.from ? 'on the same day as' : 'before'} row ${index}.`,
        place: placeIn(entry, ['rows', index, 'from']),
        also: { message: 'The row before begins here.', place: placeIn(entry, ['rows', index - 1, 'from']) },
        hint: 'List the rows oldest first, each with a day of its own.',
      })
    checkContent(entry, row, index, report)
  })
}

function checkContent(entry: Entry<Rule>, row: Rule['rows'][number], index: number, report: Report): void {
  if (row.ends === true && row.figures !== undefined)
    report({
      code: 'row-order',
      message: `Row ${index + 1} of rule "${entry.id}" ends the rule and has figures.`,
      place: placeIn(entry, ['rows', index, 'figures'], 'key'),
      hint: 'Remove the figures, or "ends" where the rule goes on.',
    })
  if (row.ends !== true && row.figures === undefined && row.confidence !== 'low')
    report({
      code: 'missing-key',
      message: `Row ${index + 1} of rule "${entry.id}" has no "figures".`,
      place: placeIn(entry, ['rows', index], 'record'),
      hint: 'Add the figures; or write "ends: true" where the rule ceases on that day, or "confidence: low" where they are not known.',
    })
}

type Due = FiguresOf<'due-date'>

const endsOf: Readonly<Record<string, readonly number[]>> = {
  month: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  quarter: [3, 6, 9, 12],
  half: [3, 9],
  year: [3],
}
// A year without a leap day: 29 February cannot be a due day.
const plainYear = 2027

/** A due day exists in each of its months and is given in one way only. */
export const checkRuleDays: RuleCheck = (entry, report) => {
  const rule = entry.value
  if (rule.kind !== 'due-date') return
  rule.rows.forEach(({ figures }, index) => {
    if (figures === undefined) return
    const path = ['rows', index, 'figures']
    const said = (['day', 'lastDay', 'daysAfter'] as const).filter((key) => figures[key] !== undefined)
    const needsOne = rule.period !== 'event' || figures.monthsAfter === undefined
    if (said.length > 1 || (needsOne && said.length === 0))
      return report({
        code: 'due-day',
        message: `Row ${index + 1} of rule "${entry.id}" says ${said.length === 0 ? 'no day' : `its day in ${said.length} ways: ${said.join(', ')}`}.`,
        place: placeIn(entry, path, 'key'),
        hint: 'Give one of them: day, lastDay or daysAfter.',
      })
    const wrong = findImpossible(figures, endsOf[rule.period] ?? [])
    if (wrong === undefined) return
    report({
      code: 'due-day',
      message: `Rule "${entry.id}" is due on day ${wrong.day} of month ${wrong.month}, which has ${daysInMonth(plainYear, wrong.month)} days.`,
      place: placeIn(entry, [...path, ...wrong.path, 'day']),
      hint: 'Write "lastDay: true" for the last day of a month, or list the month under "exceptions".',
    })
  })
}

interface Impossible {
  day: number
  month: number
  path: readonly (string | number)[]
}

function findImpossible(figures: Due, ends: readonly number[]): Impossible | undefined {
  for (const end of figures.endsIn ?? ends) {
    const at = figures.exceptions?.findIndex(({ endsIn }) => endsIn === end) ?? -1
    const { monthsAfter = 0, day } = figures.exceptions?.[at] ?? figures
    const month = ((((end - 1 + monthsAfter) % 12) + 12) % 12) + 1
    if (day !== undefined && day > daysInMonth(plainYear, month))
      return { day, month, path: at < 0 ? [] : ['exceptions', at] }
  }
  return undefined
}
