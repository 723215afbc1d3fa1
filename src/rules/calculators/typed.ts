import { askedOf, choicesOf, isAnswer } from './question.ts'
import type { Answers, Question } from './question.ts'

/**
 * A visitor's answers, in the order of the questions. Undefined if there are none. Two questions
 * may share an id; an answer to one says nothing about the other.
 */
export type Typed = readonly (string | undefined)[]

/** The answers to the questions that are asked: typed, usual, or today. */
export function answersOf(questions: readonly Question[], typed: Typed, today?: string): Answers {
  let answers: Answers = {}
  for (const question of questions) {
    if (!askedOf(questions, answers).includes(question)) continue
    const text = typed[questions.indexOf(question)] ?? (question.today ? today : question.usual)
    if (text !== undefined) answers = { ...answers, [question.id]: text }
  }
  return answers
}

/** The answer of each question that is asked, without invalid choices; amounts as typed. */
export function typedFrom(questions: readonly Question[], answers: Answers, lastDay: string): Typed {
  const asked = askedOf(questions, answers)
  return questions.map((question) => {
    const text = asked.includes(question) ? answers[question.id] : undefined
    const isKnown = text !== undefined && (question.kind === 'amount' || isOffered(question, text, lastDay))
    return isKnown ? text : undefined
  })
}

function isOffered(question: Question, text: string, lastDay: string): boolean {
  const choices = choicesOf(question, lastDay)
  return choices ? choices.some(({ value }) => value === text) : isAnswer(question, text)
}
