import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { askedOf } from '../../../rules/calculators/question.ts'
import type { Answers, Question } from '../../../rules/calculators/question.ts'
import { QuestionForm } from './question-form.tsx'
import type { FormWords } from './question-form.tsx'
import { composeChat } from './compose-chat.ts'
import { Sharing } from './sharing.tsx'
import type { SharingWords } from './sharing.tsx'
import { useAnswers } from './use-answers.ts'
import styles from './calculator.module.css'

interface CalculatorProps<Found> {
  labels: { form: FormWords; result: { heading: string; waiting: string }; share: SharingWords }
  questions: readonly Question[]
  /** What the rules say to the answers; undefined while one is missing. */
  solve: (answers: Answers) => Found | undefined
  draw: (found: Found) => ReactNode
  /** The same in lines of a chat. */
  say: (found: Found) => readonly string[]
  /** The last day whose period the prerendered page offers. */
  asOf: string
  address: string
  chat: { digits: string; opening: string }
  newTabNote: string
  copiedMs: number
}

/** What every calculator takes from its page. */
export type FromPage = Pick<CalculatorProps<never>, 'address' | 'chat' | 'newTabNote' | 'copiedMs'>

/** The questions, and what the rules say to the answers while they are typed. */
export function Calculator<Found>(props: CalculatorProps<Found>) {
  const { labels, questions, solve, draw, say, asOf, address, ...sharing } = props
  const { form, answers, day, query, answer } = useAnswers(questions)
  const found = useMemo(() => solve(answers), [solve, answers])
  return (
    <div className={styles.columns}>
      <QuestionForm
        form={form}
        labels={labels.form}
        questions={askedOf(questions, answers)}
        answers={answers}
        lastDay={day !== undefined && day > asOf ? day : asOf}
        onAnswer={answer}
      />
      <section id="result" className={styles.result} aria-labelledby="result-heading">
        <h2 id="result-heading">{labels.result.heading}</h2>
        <div aria-live="polite">
          {found === undefined ? <p className={styles.help}>{labels.result.waiting}</p> : draw(found)}
        </div>
        {found !== undefined && (
          <Sharing
            {...sharing}
            labels={labels.share}
            address={address + query}
            text={composeChat({ opening: sharing.chat.opening, questions, answers, said: say(found), labels })}
          />
        )}
      </section>
    </div>
  )
}
