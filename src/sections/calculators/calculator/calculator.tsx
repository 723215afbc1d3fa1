import { useMemo } from 'react'
import type { Book } from '../../../rules/calculators/book.ts'
import { calculate } from '../../../rules/calculators/calculate.ts'
import type { Calculator as CalculatorRecord } from '../../../rules/calculators/calculate.ts'
import { askedOf } from '../../../rules/calculators/question.ts'
import { OutcomeView } from './outcome-view.tsx'
import type { ResultWords } from './result-words.ts'
import { QuestionForm } from './question-form.tsx'
import type { FormWords } from './question-form.tsx'
import { composeChat } from './compose-chat.ts'
import { Sharing } from './sharing.tsx'
import type { SharingWords } from './sharing.tsx'
import { useAnswers } from './use-answers.ts'
import styles from './calculator.module.css'

interface CalculatorProps {
  labels: { form: FormWords; result: ResultWords & { heading: string; waiting: string }; share: SharingWords }
  calculator: CalculatorRecord
  book: Book
  /** The last day whose period the prerendered page offers. */
  asOf: string
  address: string
  chat: { digits: string; opening: string }
  newTabNote: string
  copiedMs: number
}

/** The questions, and what the rules say to the answers while they are typed. */
export function Calculator({ labels, calculator, book, asOf, address, ...sharing }: CalculatorProps) {
  const { questions } = calculator
  const { form, answers, day, query, answer } = useAnswers(questions)
  const outcome = useMemo(() => calculate(calculator, book, answers), [calculator, book, answers])
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
          {outcome ? (
            <OutcomeView outcome={outcome} book={book} labels={labels.result} />
          ) : (
            <p className={styles.help}>{labels.result.waiting}</p>
          )}
        </div>
        {outcome && (
          <Sharing
            {...sharing}
            labels={labels.share}
            address={address + query}
            text={composeChat({ opening: sharing.chat.opening, calculator, answers, outcome, book, labels })}
          />
        )}
      </section>
    </div>
  )
}
