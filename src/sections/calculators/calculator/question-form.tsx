import type { CalculatorLabels } from '#src/content/payload/calculator-frame.ts'
import { useEffect, useRef, useState } from 'react'
import type { FormEvent, RefObject } from 'react'
import { focusField } from '../../../forms/focus-field.ts'
import { fill } from '../../../lib/fill.ts'
import { cleanTyped } from '../../../rules/clean-typed.ts'
import { findClash, firstDayOf, isAnswer, openOf } from '../../../rules/calculators/question.ts'
import type { Answers, Question } from '../../../rules/calculators/question.ts'
import { sayAnswer } from '../../../rules/calculators/say-answer.ts'
import { formatDate } from '../../../rules/days/civil-day.ts'
import { Answered } from '../../../ui/answered/answered.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { FormProblems } from '../../../ui/form-problems/form-problems.tsx'
import { QuestionField } from './question-field.tsx'
import styles from './calculator.module.css'

interface QuestionFormProps {
  form: RefObject<HTMLFormElement | null>
  /** The chat that takes the answers if the code of this page cannot be loaded. */
  chat: string
  labels: CalculatorLabels['form']
  /** The line above the questions that lack an answer after the button is pressed. */
  problem: string
  /** The questions that are asked. */
  questions: readonly Question[]
  answers: Answers
  /** The last day whose period is offered. */
  lastDay: string
  onAnswer: (question: Question, text: string) => void
  /** The questions that a link has answered, each folded to a line until it is opened. */
  folded: readonly Question[]
  onOpen: (question: Question) => void
}

const untried = { attempt: 0, tried: [] }

/** One question a line. Its button focuses the first missing answer, or the result. */
export function QuestionForm(props: QuestionFormProps) {
  const { form, chat, labels, problem, questions, answers, lastDay, onAnswer, folded, onOpen } = props
  // Those shown when the button was pressed. A question that appears later is not overdue.
  const [{ attempt, tried }, setTried] = useState<{ attempt: number; tried: readonly Question[] }>(untried)
  const open = openOf(questions, answers)
  const wrong = open.filter((question) => tried.includes(question))
  const answerTo = ({ id }: Question) => answers[id] ?? ''
  const opened = useRef<string>(undefined)
  useEffect(() => {
    if (form.current && opened.current !== undefined) focusField(form.current, opened.current)
    opened.current = undefined
  }, [form, folded])
  // An answer that another one has made impossible is asked again.
  const known = questions.filter((question) => folded.includes(question) && !open.includes(question))
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried({ attempt: attempt + 1, tried: questions })
    const [first] = open
    if (first) focusField(event.currentTarget, first.id)
    else {
      document.getElementById('result-heading')?.focus({ preventScroll: true })
      document.getElementById('result')?.scrollIntoView()
    }
  }
  return (
    <form
      ref={form}
      className={styles.form}
      method="get"
      data-chat={chat}
      onSubmit={onSubmit}
      aria-labelledby="case"
      noValidate
    >
      <h2 id="case">{labels.heading}</h2>
      <FormProblems key={attempt} text={problem} wrong={wrong.map(toLink)} />
      {known.length > 0 && (
        <div>
          {known.map((question) => (
            <Answered
              key={question.id}
              question={question.label}
              answer={sayAnswer(question, answerTo(question), labels)}
              change={labels.change}
              onChange={() => {
                opened.current = question.id
                onOpen(question)
              }}
            />
          ))}
        </div>
      )}
      {questions
        .filter((question) => !known.includes(question))
        .map((question) => (
          <QuestionField
            key={`${question.id} ${question.kind}`}
            question={question}
            value={answerTo(question)}
            lastDay={lastDay}
            firstDay={firstDayOf(question, questions, answers)?.day}
            labels={labels}
            error={errorOf(question, { questions, answers, isTried: tried.includes(question) }, labels.errors)}
            onAnswer={(text) => onAnswer(question, text)}
          />
        ))}
      <Button type="submit">{labels.button}</Button>
    </form>
  )
}

const toLink = ({ id, label }: Question) => ({ id: `q-${id}`, text: label })

// 1,25 may become 1,25,000.
const unfinished = /^[₹\d,\s]*,\d{0,2}$/

/** A mistake is reported at once, a missing or unfinished answer after the button is pressed. */
function errorOf(
  question: Question,
  { questions, answers, isTried }: { questions: readonly Question[]; answers: Answers; isTried: boolean },
  errors: CalculatorLabels['form']['errors'],
): string | undefined {
  const text = cleanTyped(answers[question.id] ?? '')
  const clash = findClash(question, questions, answers)
  if (clash) return 'day' in clash ? fill(errors[clash.why], { day: formatDate(clash.day) }) : errors[clash.why]
  if (isAnswer(question, text)) return undefined
  if (text === '') return isTried ? errors.empty : undefined
  if (question.kind === 'amount' && !isTried && unfinished.test(text)) return undefined
  return question.kind === 'amount' ? errors.amount : question.kind === 'day' ? errors.day : errors.empty
}
