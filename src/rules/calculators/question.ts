import type { CalculatorQuestion } from '#generated/payloads/calculator/payload.ts'
import { cleanTyped } from '../clean-typed.ts'
import { readDay } from '../days/civil-day.ts'
import { isPeriodOf, listPeriods, sayPeriod } from './periods.ts'
import { readAmount } from './read-amount.ts'

/** One question of a calculator or an estimator, whose questions may be left open. */
export type Question = CalculatorQuestion & { optional?: true }

/** Answers by the id of their question, as typed or chosen. */
export type Answers = Readonly<Record<string, string>>

/** The answers before a visitor gives others. */
export function usualAnswers(questions: readonly Question[]): Answers {
  return Object.fromEntries(questions.flatMap(({ id, usual }) => (usual === undefined ? [] : [[id, usual]])))
}

export const yesOrNo = ['yes', 'no'] as const

/** The questions that are asked, given the answers before them. */
export function askedOf<One extends Question>(questions: readonly One[], answers: Answers): One[] {
  const asked: One[] = []
  const isAsked = (id: string) => asked.some((one) => one.id === id)
  for (const question of questions) {
    const conditions = Object.entries(question.when ?? {})
    // An earlier answer to a question that is now hidden does not count.
    if (conditions.every(([id, values]) => isAsked(id) && values.includes(answers[id] ?? ''))) asked.push(question)
  }
  return asked
}

/** The choices: periods up to the last day, newest first. Undefined if the answer is typed. */
export function choicesOf({ kind, choices, since = '' }: Question, lastDay: string) {
  if (kind === 'choice' || kind === 'state') return choices ?? []
  if (kind !== 'month' && kind !== 'quarter' && kind !== 'year') return undefined
  const [first, last] = [readDay(since), readDay(lastDay)]
  if (first === undefined || last === undefined) return []
  return listPeriods(kind, first, last).map((period) => ({ value: period, label: sayPeriod(period) }))
}

/** Whether a question accepts an answer. */
export function isAnswer({ kind, optional, choices = [] }: Question, text: string): boolean {
  if (optional && cleanTyped(text) === '') return true
  switch (kind) {
    case 'choice':
    case 'state':
      return choices.some(({ value }) => value === text)
    case 'yes-no':
      return text === 'yes' || text === 'no'
    case 'day':
      return readDay(text) !== undefined
    case 'amount':
      return readAmount(text) !== undefined
    default:
      return isPeriodOf(kind, text)
  }
}

/** Whether a running total is less than the one before it, or a part is more than the whole. */
export function findClash({ id, atLeast, atMost }: Question, answers: Answers): 'falls' | 'exceeds' | undefined {
  if (atLeast === undefined && atMost === undefined) return undefined
  const [own, before, whole] = [id, atLeast, atMost].map((one) => readAmount(answers[one ?? ''] ?? ''))
  if (own === undefined) return undefined
  if (before !== undefined && before > own) return 'falls'
  return whole !== undefined && whole < own ? 'exceeds' : undefined
}

/** The questions without a valid answer. */
export function openOf<One extends Question>(questions: readonly One[], answers: Answers): One[] {
  return askedOf(questions, answers).filter(
    (question) => !isAnswer(question, answers[question.id] ?? '') || findClash(question, answers) !== undefined,
  )
}
