import { readDay } from '#src/rules/days/civil-day.ts'
import { once } from '../../../lib/once.ts'
import type { Rule } from '#src/rules/rule.ts'
import type { Entry } from '../../../model/records.ts'
import { passes } from '../../../problem/problem.ts'
import { visitTexts } from '../../../model/texts/visit-texts.ts'
import type { RecordCheck } from '../record-check.ts'
import { checkRuleDays } from './rule-days.ts'
import { checkRuleExamples } from './rule-examples.ts'
import { checkRuleRows } from './rule-rows.ts'
import { checkSlabOrder } from './slab-order.ts'

/** A rule's rows, slabs and days; if they are correct, its examples, which one slip fails. */
export const checkRule: RecordCheck = (entry, report) => {
  if (entry.collection !== 'rules') return
  const checks = [checkRuleRows, checkSlabOrder, checkRuleDays]
  const isWellFormed = passes((tell) => checks.forEach((check) => check(entry, tell)), report)
  if (isWellFormed && !holdsImpossibleDay(entry.value)) checkRuleExamples(entry, report)
}

/** Whether a rule exists and is correct in itself, so that what disagrees with it is wrong. */
export function isSoundRule(entry: Entry<Rule> | undefined): entry is Entry<Rule> {
  return entry !== undefined && isSound(entry)
}

const isSound = once(
  (entry: Entry<Rule>) =>
    !holdsImpossibleDay(entry.value) &&
    passes(
      (report) => checkRule({ ...entry, collection: 'rules' }, report),
      () => undefined,
    ),
)

/** The check of dates reports a day that does not exist. */
function holdsImpossibleDay(rule: unknown): boolean {
  let isFound = false
  visitTexts(rule, (text) => {
    if (/^\d{4}-\d{2}-\d{2}$/.test(text) && readDay(text) === undefined) isFound = true
  })
  return isFound
}
