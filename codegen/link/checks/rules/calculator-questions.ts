import type { Calculator, Estimator } from '#generated/records.ts'
import { yesOrNo } from '#src/rules/calculators/question.ts'
import { placeIn } from '../../../model/records.ts'
import type { Entry } from '../../../model/records.ts'
import type { Report } from '../../../problem/problem.ts'
import { suggestionHint } from '../../../problem/suggest.ts'

type Question = Calculator['questions'][number] | Estimator['questions'][number]

const lengths = ['month', 'quarter', 'year']

/** Each question has choices or a first period, and depends only on earlier questions. */
export function checkQuestions(noun: string, entry: Entry<Calculator | Estimator>, report: Report): void {
  const questions: readonly Question[] = entry.value.questions
  questions.forEach((question, index) => {
    const path = ['questions', index]
    const tell = (message: string, hint: string, key?: string) =>
      report({
        code: 'calculator-question',
        message: `Question "${question.label}" of ${noun} "${entry.id}" ${message}`,
        place: key === undefined ? placeIn(entry, path, 'record') : placeIn(entry, [...path, key], 'key'),
        hint,
      })
    const { kind, choices } = question
    const { since, today } = { since: undefined, today: undefined, ...question }
    if ((kind === 'choice') !== (choices !== undefined))
      if (choices === undefined)
        tell('is a choice, and has nothing to choose from.', 'Add choices, each with value and label.')
      else tell(`is no choice but a ${kind}, and has choices.`, 'Remove the choices, or set kind: choice.', 'choices')
    if (lengths.includes(kind) !== (since !== undefined))
      if (since === undefined)
        tell(
          `asks for a ${kind}, and does not say which is the first one.`,
          'Add since: "2023-04-01", the first day of the first one.',
        )
      else tell(`asks for no period, and has a "since".`, 'Remove it.', 'since')
    if (today && kind !== 'day') tell('is no day, and cannot be today.', 'Remove today, or set kind: day.', 'today')
    const fault = whenFault(question, questions.slice(0, index))
    if (fault) tell(fault.message, fault.hint, 'when')
  })
}

/** A condition names an earlier question and answers that it takes. */
function whenFault({ when = {} }: Question, before: readonly Question[]) {
  for (const [id, values] of Object.entries(when)) {
    const asked = before.filter((one) => one.id === id)
    const known: readonly string[] = asked.flatMap(({ kind, choices = [] }) =>
      kind === 'yes-no' ? yesOrNo : choices.map(({ value }) => value),
    )
    if (asked.length === 0)
      return {
        message: `is asked by the answer to "${id}", but no question before it has that id.`,
        hint: suggestionHint(id, [...new Set(before.map((one) => one.id))]),
      }
    const wrong = values.find((value) => !known.includes(value))
    if (wrong !== undefined)
      return {
        message: `is asked where "${id}" is "${wrong}", but "${id}" has no such answer.`,
        hint: suggestionHint(wrong, [...new Set(known)]),
      }
  }
  return undefined
}
