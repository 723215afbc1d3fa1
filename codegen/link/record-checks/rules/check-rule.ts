import type { Rule } from '#src/rules/rule.ts'
import type { Entry } from '../../../model/records.ts'
import { isDay } from '../../is-day.ts'
import { visitTexts } from '../../../model/texts/visit-texts.ts'
import type { RecordCheck } from '../record-check.ts'
import { checkRuleDays } from './rule-days.ts'
import { checkRuleExamples } from './rule-examples.ts'
import { checkRuleRows } from './rule-rows.ts'
import { checkSlabOrder } from './slab-order.ts'

/**
 * A single rule: its rows, slabs and days. If these are correct, also its worked examples, which
 * one slip in a row would all fail.
 */
export const checkRule: RecordCheck = (entry, report) => {
  if (entry.collection !== 'rules') return
  let isWellFormed = !holdsImpossibleDay(entry.value)
  for (const check of [checkRuleRows, checkSlabOrder, checkRuleDays])
    check(entry, (problem) => {
      isWellFormed = false
      report(problem)
    })
  if (isWellFormed) checkRuleExamples(entry, report)
}

/** Whether a rule is correct in itself, so that a record that disagrees with it is wrong. */
export function isSoundRule(entry: Entry<Rule>): boolean {
  let isSound = !holdsImpossibleDay(entry.value)
  checkRule({ ...entry, collection: 'rules' }, () => (isSound = false))
  return isSound
}

/** The check of dates reports a day that does not exist. */
function holdsImpossibleDay(rule: unknown): boolean {
  let isFound = false
  visitTexts(rule, (text) => {
    if (/^\d{4}-\d{2}-\d{2}$/.test(text) && !isDay(text)) isFound = true
  })
  return isFound
}
