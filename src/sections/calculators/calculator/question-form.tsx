import { useState } from 'react'
import type { FormEvent, RefObject } from 'react'
import { focusField } from '../../../forms/focus-field.ts'
import { isAnswer } from '../../../rules/calculators/question.ts'
import type { Answers, Question } from '../../../rules/calculators/question.ts'
import { Button } from '../../../ui/button/button.tsx'
import { QuestionField } from './question-field.tsx'
import type { FieldWords } from './question-field.tsx'
import styles from './calculator.module.css'

export interface FormWords extends FieldWords {
  heading: string
  button: string
  noScript: string
  errors: { amount: string; day: string; empty: string }
}

interface QuestionFormProps {
  form: RefObject<HTMLFormElement | null>
  labels: FormWords
  /** The questions that are asked. */
  questions: readonly Question[]
  answers: Answers
  /** The last day whose period is offered. */
  lastDay: string
  onAnswer: (id: string, text: string) => void
}

/** One question a line. Its button leads to the first answer that is missing, else to the result. */
export function QuestionForm({ form, labels, questions, answers, lastDay, onAnswer }: QuestionFormProps) {
  const [isTried, setTried] = useState(false)
  const answerTo = ({ id }: Question) => answers[id] ?? ''
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    const open = questions.find((question) => !isAnswer(question, answerTo(question)))
    if (open) focusField(event.currentTarget, open.id)
    else document.getElementById('result')?.scrollIntoView()
  }
  return (
    <form ref={form} className={styles.form} method="get" onSubmit={onSubmit} aria-labelledby="case" noValidate>
      <h2 id="case">{labels.heading}</h2>
      <p className={styles.noScript}>{labels.noScript}</p>
      {questions.map((question) => (
        <QuestionField
          key={`${question.id} ${question.kind}`}
          question={question}
          value={answerTo(question)}
          lastDay={lastDay}
          labels={labels}
          error={errorOf(question, answerTo(question), isTried, labels.errors)}
          onAnswer={(text) => onAnswer(question.id, text)}
        />
      ))}
      <Button type="submit">{labels.button}</Button>
    </form>
  )
}

/** A mistake is reported while the answer is typed, a missing answer only after the button was pressed. */
function errorOf(question: Question, text: string, isTried: boolean, errors: FormWords['errors']): string | undefined {
  if (isAnswer(question, text)) return undefined
  if (text === '') return isTried ? errors.empty : undefined
  return question.kind === 'amount' ? errors.amount : question.kind === 'day' ? errors.day : errors.empty
}
