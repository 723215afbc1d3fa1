import { readDay } from '#src/rules/days/civil-day.ts'
import { once } from '../../../lib/once.ts'
import type { Rule } from '#src/rules/rule.ts'
import { placeIn } from '../../../model/records.ts'
import type { Entry } from '../../../model/records.ts'
import { passes } from '../../../problem/problem.ts'
import type { Problem } from '../../../problem/problem.ts'
import { visitTexts } from '../../../model/texts/visit-texts.ts'
import type { RecordCheck, RuleCheck } from '../../check.ts'
import { checkRuleDays, checkRuleRows, checkSlabOrder } from './rule-rows.ts'
import { evaluate } from '#src/rules/evaluate.ts'
import type { Result } from '#src/rules/result.ts'
import { saySteps } from '#src/rules/say-steps.ts'
import { describeAnswer, outOf } from '../../../model/rules/answers.ts'

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

type Example = Rule['examples'][number]

/** The pages' engine gets the result worked out by hand. Several failures are one mistake. */
const checkRuleExamples: RuleCheck = (entry, report) => {
  const { examples } = entry.value
  const [first, ...others] = examples.flatMap((example, index) => findFault(entry, example, index) ?? [])
  if (first) report({ ...first, ...(others.length > 0 ? { others: others.map(({ place }) => place) } : {}) })
}

function findFault(entry: Entry<Rule>, { name, in: given, out }: Example, index: number): Problem | undefined {
  const result = evaluate(entry.id, entry.value, given)
  const said = `Example "${name}" of rule "${entry.id}"`
  const path = ['examples', index]
  if (result.kind === 'unknown' && result.why === 'missing')
    return {
      code: 'wrong-example',
      message: `${said} gives no "${result.missing}" that the rule can use, and cannot be computed.`,
      place: placeIn(entry, [...path, 'in'], 'key'),
      hint: `Write ${result.missing} among what is given, or look at its form in another example.`,
    }
  const found = outOf(result)
  const wrong = (['amount', 'other', 'due', 'unknown'] as const).find((key) => found[key] !== out[key])
  if (wrong === undefined) return undefined
  const isSaid = out[wrong] !== undefined
  return {
    code: 'wrong-example',
    message: `${said} says ${describeAnswer(out)}, but the rule gives ${describeAnswer(found)}.`,
    place: placeIn(entry, [...path, 'out', ...(isSaid ? [wrong] : [])], isSaid ? 'value' : 'key'),
    hint: hintFor(result),
  }
}

function hintFor(result: Result): string {
  const worked = result.kind === 'sum' ? `The rule works it out so: ${saySteps(result.steps)}. ` : ''
  return `${worked}Work it out by hand from the text of the law, then correct the row or the example.`
}
