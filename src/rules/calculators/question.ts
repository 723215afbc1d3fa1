import type { CalculatorQuestion } from '#src/pages/calculator/payload.ts'
import { cleanTyped } from '../clean-typed.ts'
import { readDay, writeDay } from '../days/civil-day.ts'
import { readPeriod } from '../days/period.ts'
import { isPeriodOf, listPeriods, sayPeriod } from './periods.ts'
import { readAmount } from './read-amount.ts'

/** One question of a calculator or an estimator, whose questions may be left open. */
export type Question = CalculatorQuestion & { optional?: true }

/** Answers by the id of their question, as typed or chosen. */
export type Answers = Readonly<Record<string, string>>

/** The answer to a question. An id that an object inherits, such as constructor, has none. */
export const answerTo = (answers: Answers, id: string) => (Object.hasOwn(answers, id) ? (answers[id] ?? '') : '')

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
    const { when = {}, above = {} } = question
    // An earlier answer to a question that is now hidden does not count.
    const isMet =
      Object.entries(when).every(([id, values]) => isAsked(id) && values.includes(answerTo(answers, id))) &&
      Object.entries(above).every(([id, limit]) => isAsked(id) && (readAmount(answerTo(answers, id)) ?? 0) > limit)
    if (isMet) asked.push(question)
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
      // A year of two or six digits is a slip.
      return text.startsWith('20') && readDay(text) !== undefined
    case 'amount':
      return readAmount(text) !== undefined
    default:
      return isPeriodOf(kind, text)
  }
}

/** The first day that a question takes, and why no earlier one. */
export interface FirstDay {
  day: string
  /** `early`: it would come before a day or the end of a period above. `old`: no rule is so old. */
  why: 'early' | 'old'
}

/**
 * The first day that answers a question: questions ask in the order of events, so no day comes
 * before a day, or the end of a period, that was asked above it.
 */
export function firstDayOf(question: Question, questions: readonly Question[], answers: Answers): FirstDay | undefined {
  if (question.kind !== 'day') return undefined
  const asked = askedOf(questions, answers)
  const days = asked.slice(0, asked.indexOf(question)).flatMap(({ id, kind }) => {
    if (kind !== 'day' && kind !== 'month' && kind !== 'quarter' && kind !== 'year') return []
    const period = readPeriod(answerTo(answers, id))
    return period === undefined ? [] : [period.kind === 'event' ? period.last : period.last + 1]
  })
  if (days.length > 0) return { day: writeDay(Math.max(...days)), why: 'early' }
  return question.since === undefined ? undefined : { day: question.since, why: 'old' }
}

export type Clash = FirstDay | { why: 'falls' | 'exceeds' }

/**
 * Whether a running total is less than the one before it, a part is more than the whole, or a day
 * is too early.
 */
export function findClash(question: Question, questions: readonly Question[], answers: Answers): Clash | undefined {
  const { id, atLeast, atMost } = question
  const first = firstDayOf(question, questions, answers)
  const text = answerTo(answers, id)
  if (first) return readDay(text) !== undefined && text < first.day ? first : undefined
  if (atLeast === undefined && atMost === undefined) return undefined
  const [own, before, whole] = [id, atLeast ?? '', atMost ?? ''].map((one) => readAmount(answerTo(answers, one)))
  if (own === undefined) return undefined
  if (before !== undefined && before > own) return { why: 'falls' }
  return whole !== undefined && whole < own ? { why: 'exceeds' } : undefined
}

/** The questions without a valid answer. */
export function openOf<One extends Question>(questions: readonly One[], answers: Answers): One[] {
  return askedOf(questions, answers).filter(
    (question) => !isAnswer(question, answerTo(answers, question.id)) || findClash(question, questions, answers),
  )
}
