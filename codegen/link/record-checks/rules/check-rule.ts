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
 * A rule by itself: its rows, its slabs and its days; and where these are sound, its worked
 * examples, which a slip in a row would all fail.
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

/**
 * Whether nothing is wrong with a rule by itself, so that what does not agree with it is at fault.
 */
export function isSoundRule(entry: Entry<Rule>): boolean {
  let isSound = !holdsImpossibleDay(entry.value)
  checkRule({ ...entry, collection: 'rules' }, () => (isSound = false))
  return isSound
}

/** A day that no calendar has is reported by the check of all days. */
function holdsImpossibleDay(rule: unknown): boolean {
  let isFound = false
  visitTexts(rule, (text) => {
    if (/^\d{4}-\d{2}-\d{2}$/.test(text) && !isDay(text)) isFound = true
  })
  return isFound
}
