import type { Book } from '../../../rules/calculators/book.ts'
import type { Calculator } from '../../../rules/calculators/calculate.ts'
import type { Outcome } from '../../../rules/calculators/family.ts'
import { askedOf } from '../../../rules/calculators/question.ts'
import type { Answers } from '../../../rules/calculators/question.ts'
import { sayAnswer } from '../../../rules/calculators/say-answer.ts'
import { formatPaise } from '../../../rules/money.ts'

interface Said {
  opening: string
  calculator: Calculator
  answers: Answers
  outcome: Outcome
  book: Book
  labels: { form: { yes: string; no: string } }
}

/** What the chat says: the answers and what came of them, one a line. */
export function composeChat({ opening, calculator, answers, outcome, book, labels }: Said): string {
  const asked = askedOf(calculator.questions, answers)
  const found = outcome.lines.flatMap(({ rule, result }) =>
    result.kind === 'sum' ? [`${book.rules[rule]?.title ?? rule}: ${formatPaise(result.paise)}`] : [],
  )
  return [
    opening,
    ...asked.map((question) => `${question.label} ${sayAnswer(question, answers[question.id] ?? '', labels.form)}`),
    ...found,
  ].join('\n')
}
