import { readDay } from '../days/civil-day.ts'
import { isPeriodOf, listPeriods, sayPeriod } from './periods.ts'
import type { PeriodLength } from './periods.ts'
import { readAmount } from './read-amount.ts'

export interface Choice {
  /** In the form of the address. */
  value: string
  label: string
}

/** One question of a calculator. */
export interface Question {
  /** The name of its answer in the address. Questions that exclude each other may share one. */
  id: string
  label: string
  hint?: string
  kind: 'choice' | 'yes-no' | 'state' | 'day' | 'amount' | PeriodLength
  choices?: readonly Choice[]
  /** For a period: the first day of the first period on offer. */
  since?: string
  /** For a day: today unless the visitor changes it. */
  today?: true
  /** The answer unless the visitor gives another one. */
  usual?: string
  /** For an amount: the question whose amount it includes, so that it cannot be less. */
  atLeast?: string
  /** For an amount: the question of whose amount it is a part, so that it cannot be more. */
  atMost?: string
  /** It may be left empty. */
  optional?: true
  /** Asked only if each of these questions has one of these answers. */
  when?: Readonly<Record<string, readonly string[]>>
}

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
export function choicesOf({ kind, choices, since = '' }: Question, lastDay: string): readonly Choice[] | undefined {
  if (kind === 'choice' || kind === 'state') return choices ?? []
  if (kind !== 'month' && kind !== 'quarter' && kind !== 'year') return undefined
  const [first, last] = [readDay(since), readDay(lastDay)]
  if (first === undefined || last === undefined) return []
  return listPeriods(kind, first, last).map((period) => ({ value: period, label: sayPeriod(period) }))
}

/** Whether a question accepts an answer. */
export function isAnswer({ kind, optional, choices = [] }: Question, text: string): boolean {
  if (optional && text === '') return true
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

/** Whether a running total is less than the one before it. */
export function hasFallen({ id, atLeast }: Question, answers: Answers): boolean {
  const before = atLeast === undefined ? undefined : readAmount(answers[atLeast] ?? '')
  return before !== undefined && before > (readAmount(answers[id] ?? '') ?? Infinity)
}

/** Whether a part is more than the whole. */
export function hasExceeded({ id, atMost }: Question, answers: Answers): boolean {
  const whole = atMost === undefined ? undefined : readAmount(answers[atMost] ?? '')
  return whole !== undefined && whole < (readAmount(answers[id] ?? '') ?? 0)
}

/** The questions without a valid answer. */
export function openOf<One extends Question>(questions: readonly One[], answers: Answers): One[] {
  return askedOf(questions, answers).filter(
    (question) =>
      !isAnswer(question, answers[question.id] ?? '') || hasFallen(question, answers) || hasExceeded(question, answers),
  )
}
