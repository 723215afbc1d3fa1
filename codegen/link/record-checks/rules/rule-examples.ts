import { evaluate } from '#src/rules/evaluate.ts'
import type { Result } from '#src/rules/result.ts'
import type { Rule } from '#src/rules/rule.ts'
import { saySteps } from '#src/rules/say-steps.ts'
import { placeIn } from '../../../model/records.ts'
import type { Entry } from '../../../model/records.ts'
import type { Problem } from '../../../problem/problem.ts'
import { describeAnswer, outOf } from '../../../model/rules/answers.ts'
import type { RuleCheck } from '../record-check.ts'

type Example = Rule['examples'][number]

/** The pages' engine gets the result worked out by hand. Several failures are one mistake. */
export const checkRuleExamples: RuleCheck = (entry, report) => {
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
