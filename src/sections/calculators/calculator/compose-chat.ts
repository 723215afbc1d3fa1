import { askedOf } from '../../../rules/calculators/question.ts'
import type { Answers, Question } from '../../../rules/calculators/question.ts'
import { sayAnswer } from '../../../rules/calculators/say-answer.ts'

interface Said {
  opening: string
  questions: readonly Question[]
  answers: Answers
  /** What came of the answers. */
  said: readonly string[]
  labels: { form: { yes: string; no: string } }
}

/** What the chat says: the answers and what came of them, one a line. What was left open is left out. */
export function composeChat({ opening, questions, answers, said, labels }: Said): string {
  const asked = askedOf(questions, answers).filter(({ id }) => (answers[id] ?? '') !== '')
  return [
    opening,
    ...asked.map((question) => `${question.label} ${sayAnswer(question, answers[question.id] ?? '', labels.form)}`),
    ...said,
  ].join('\n')
}
