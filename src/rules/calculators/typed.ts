import { readDay } from '../days/civil-day.ts'
import { askedOf, choicesOf, firstDayOf, isAnswer } from './question.ts'
import type { Answers, Question } from './question.ts'

/**
 * A visitor's answers, in the order of the questions. Undefined if there are none. Two questions
 * may share an id; an answer to one says nothing about the other.
 */
export type Typed = readonly (string | undefined)[]

/** The answers to the questions that are asked: typed, usual, or today where that is possible. */
export function answersOf(questions: readonly Question[], typed: Typed, today?: string): Answers {
  let answers: Answers = {}
  for (const question of questions) {
    if (!askedOf(questions, answers).includes(question)) continue
    const first = firstDayOf(question, questions, answers)?.day ?? ''
    const now = today !== undefined && today >= first ? today : undefined
    const text = typed[questions.indexOf(question)] ?? (question.today ? now : question.usual)
    if (text !== undefined) answers = { ...answers, [question.id]: text }
  }
  return answers
}

/**
 * The answer of each question that is asked, without invalid choices; amounts as typed. A day that
 * cannot be stays in its field, and what is no day empties it: neither becomes today.
 */
export function typedFrom(questions: readonly Question[], answers: Answers, lastDay: string): Typed {
  const asked = askedOf(questions, answers)
  return questions.map((question) => {
    const text = asked.includes(question) ? answers[question.id] : undefined
    if (text !== undefined && question.kind === 'day') return readDay(text) === undefined ? '' : text
    const isKnown = text !== undefined && (question.kind === 'amount' || isOffered(question, text, lastDay))
    return isKnown ? text : undefined
  })
}

function isOffered(question: Question, text: string, lastDay: string): boolean {
  const choices = choicesOf(question, lastDay)
  return choices ? choices.some(({ value }) => value === text) : isAnswer(question, text)
}
