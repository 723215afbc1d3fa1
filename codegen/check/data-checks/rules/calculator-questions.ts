import type { Calculator, Estimator } from '#generated/records.ts'
import { isAnswer, yesOrNo } from '#src/rules/calculators/question.ts'
import { placeIn } from '../../../model/records.ts'
import type { Entry } from '../../../model/records.ts'
import type { Place, Report } from '../../../problem/problem.ts'
import { suggestionHint } from '../../../problem/suggest.ts'

type Question = Calculator['questions'][number] | Estimator['questions'][number]

const lengths = ['month', 'quarter', 'year']
const dated = ['day', ...lengths]

/** Each question has choices or a first period, and depends only on earlier questions. */
export function checkQuestions(noun: string, entry: Entry<Calculator | Estimator>, report: Report): void {
  const questions: readonly Question[] = entry.value.questions
  questions.forEach((question, index) => {
    const path = ['questions', index]
    const tell = (message: string, hint: string, key?: string, target: Place['target'] = 'key') =>
      report({
        code: 'calculator-question',
        message: `Question "${question.label}" of ${noun} "${entry.id}" ${message}`,
        place: key === undefined ? placeIn(entry, path, 'record') : placeIn(entry, [...path, key], target),
        hint,
      })
    const { kind, choices } = question
    const { since, today } = { since: undefined, today: undefined, ...question }
    if ((kind === 'choice') !== (choices !== undefined))
      if (choices === undefined)
        tell('is a choice, and has nothing to choose from.', 'Add choices, each with value and label.')
      else tell(`is no choice but a ${kind}, and has choices.`, 'Remove the choices, or set kind: choice.', 'choices')
    const isFirst = kind === 'day' && !questions.slice(0, index).some((one) => dated.includes(one.kind))
    if ((lengths.includes(kind) || isFirst) && since === undefined)
      tell(
        `asks for a ${kind}, and does not say which is the first one.`,
        'Add since: "2023-04-01", the first day of the first one.',
      )
    else if (!dated.includes(kind) && since !== undefined)
      tell(`asks for no day or period, and has a "since".`, 'Remove it.', 'since')
    if (today && kind !== 'day') tell('is no day, and cannot be today.', 'Remove today, or set kind: day.', 'today')
    const before = questions.slice(0, index)
    // The usual answers of an estimator are checked with its prices.
    const usual = noun === 'calculator' ? usualFault(question) : undefined
    for (const fault of [whenFault(question, before), ...amountFaults(question, before), usual])
      if (fault) tell(fault.message, fault.hint, fault.key, fault.target)
  })
}

interface Fault {
  key: string
  message: string
  hint: string
  /** What is wrong: the key, unless it is its value. */
  target?: 'value'
}

/** What an amount is compared with is an amount that is asked before it. */
function amountFaults(question: Question, before: readonly Question[]): Fault[] {
  const { atLeast, atMost, above = {} } = { atLeast: undefined, atMost: undefined, above: {}, ...question }
  const named = [
    { key: 'atLeast', id: atLeast },
    { key: 'atMost', id: atMost },
    ...Object.keys(above).map((id) => ({ key: 'above', id })),
  ]
  const amounts = [...new Set(before.filter(({ kind }) => kind === 'amount').map(({ id }) => id))]
  return named.flatMap(({ key, id }): Fault[] => {
    if (id === undefined) return []
    if (key !== 'above' && question.kind !== 'amount')
      return [{ key, message: `is no amount but a ${question.kind}, and has "${key}".`, hint: 'Remove it.' }]
    if (amounts.includes(id)) return []
    return [
      {
        key,
        message: `is compared with the answer to "${id}" (${key}), but no amount of that id is asked before it.`,
        hint: suggestionHint(id, amounts),
        ...(key === 'above' ? {} : { target: 'value' }),
      },
    ]
  })
}

/** A usual answer is one that the question takes. No state is the usual one. */
function usualFault(question: Question): Fault | undefined {
  const { usual, kind } = question
  if (usual === undefined || isAnswer(question, usual)) return undefined
  const known = kind === 'yes-no' ? yesOrNo : (question.choices ?? []).map(({ value }) => value)
  return {
    key: 'usual',
    target: 'value',
    message: `does not take its usual answer, "${usual}".`,
    hint: known.length > 0 ? suggestionHint(usual, known) : `Write an answer to: ${question.label}`,
  }
}

/** A condition names an earlier question and answers that it takes. */
function whenFault({ when = {} }: Question, before: readonly Question[]): Fault | undefined {
  for (const [id, values] of Object.entries(when)) {
    const asked = before.filter((one) => one.id === id)
    const known: readonly string[] = asked.flatMap(({ kind, choices = [] }) =>
      kind === 'yes-no' ? yesOrNo : choices.map(({ value }) => value),
    )
    if (asked.length === 0)
      return {
        key: 'when',
        message: `is asked by the answer to "${id}", but no question before it has that id.`,
        hint: suggestionHint(id, [...new Set(before.map((one) => one.id))]),
      }
    const wrong = values.find((value) => !known.includes(value))
    if (wrong !== undefined)
      return {
        key: 'when',
        message: `is asked where "${id}" is "${wrong}", but "${id}" has no such answer.`,
        hint: suggestionHint(wrong, [...new Set(known)]),
      }
  }
  return undefined
}
