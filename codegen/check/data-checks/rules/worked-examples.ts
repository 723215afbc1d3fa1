import type { Calculator, Estimator } from '#generated/records.ts'
import { askedOf, isAnswer, openOf } from '#src/rules/calculators/question.ts'
import type { Answers } from '#src/rules/calculators/question.ts'
import type { Result } from '#src/rules/result.ts'
import { describeAnswer, outOf } from '../../../model/rules/answers.ts'
import { placeIn } from '../../../model/records.ts'
import type { Entry, LinkedData } from '../../../model/records.ts'
import type { Fault, Place, Report } from '../../../problem/problem.ts'
import { suggestionHint } from '../../../problem/suggest.ts'

interface Worked {
  noun: string
  questions: Questions
  /** The result of each rule for some answers. */
  work: (answers: Answers) => readonly { rule: string; result: Result }[]
}

/** Each example is answered as the questions ask, and comes out as by hand. */
export function checkExamples(
  entry: Entry<Pick<Calculator | Estimator, 'examples'>>,
  { noun, questions, work }: Worked,
  data: LinkedData,
  report: Report,
): void {
  // A state that could not be read, or that its schema refused, is reported already.
  if (data.isPartial('states')) return
  entry.value.examples.forEach(({ name, answers, out }, index) => {
    const tell = (fault: Fault, path: readonly string[], target: Place['target']) =>
      report({
        ...fault,
        message: `Example "${name}" of ${noun} "${entry.id}" ${fault.message}`,
        place: placeIn(entry, ['examples', index, ...path], target),
      })
    const fault = answerFault(questions, answers)
    if (fault) return tell(fault, ['answers'], 'key')
    const found = new Map(work(answers).map(({ rule, result }) => [rule, result]))
    for (const [rule, expected] of Object.entries(out)) {
      const wrong = outFault(found, rule, expected)
      if (wrong) tell(wrong, ['out', rule], 'value')
    }
  })
}

type Questions = Parameters<typeof askedOf>[0]

/** An example must answer every question that is asked, and no other. */
function answerFault(questions: Questions, answers: Answers): Fault | undefined {
  const [open] = openOf(questions, answers)
  if (open) {
    const text = answers[open.id]
    return {
      code: 'wrong-example',
      message:
        text === undefined
          ? `does not answer "${open.id}".`
          : `answers "${open.id}" with "${text}", which it does not take.`,
      hint: `The question is: ${open.label}`,
    }
  }
  const asked = askedOf(questions, answers)
  const isAsked = (id: string) => asked.some((one) => one.id === id && isAnswer(one, answers[id] ?? ''))
  const extra = Object.keys(answers).find((id) => !isAsked(id))
  if (extra === undefined) return undefined
  const ids = asked.map(({ id }) => id)
  return {
    code: 'wrong-example',
    message: `answers "${extra}", which is not asked in that case.`,
    hint: suggestionHint(extra, ids),
  }
}

function outFault(found: ReadonlyMap<string, Result>, rule: string, out: number | string): Fault | undefined {
  const result = found.get(rule)
  if (result === undefined)
    return {
      code: 'wrong-example',
      message: `has a result for ${rule}, but that rule is not used in this case.`,
      hint: suggestionHint(rule, [...found.keys()]),
    }
  const given = outOf(result)
  // Uncertain amounts stay out of sums, so no example may contain one.
  const isSure = result.kind === 'day' || (result.kind === 'sum' && result.confidence === 'high')
  const isRight = typeof out === 'number' ? isSure && given.amount === out : given.due === out
  if (isRight) return undefined
  const said = describeAnswer(typeof out === 'number' ? { amount: out } : { due: out })
  return {
    code: 'wrong-example',
    message: `says ${said} for ${rule}, but the rule gives ${isSure ? describeAnswer(given) : 'no figure that is sure'}.`,
    hint: 'Work it out by hand from the text of the law, then correct the rule or the example.',
  }
}
