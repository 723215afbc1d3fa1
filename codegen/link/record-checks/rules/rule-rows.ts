import type { Rule } from '#src/rules/rule.ts'
import { placeIn } from '../../../model/records.ts'
import type { Entry } from '../../../model/records.ts'
import type { Report } from '../../../problem/problem.ts'
import type { RuleCheck } from '../record-check.ts'

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
