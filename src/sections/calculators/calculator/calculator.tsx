import { useMemo, useState } from 'react'
import type { FormEvent } from 'react'
import { chatHref } from '../../../forms/chat-href.ts'
import { focusField } from '../../../forms/focus-field.ts'
import type { Book } from '../../../rules/calculators/book.ts'
import { calculate } from '../../../rules/calculators/calculate.ts'
import type { Calculator as CalculatorRecord } from '../../../rules/calculators/calculate.ts'
import { askedOf, isAnswer } from '../../../rules/calculators/question.ts'
import type { Question } from '../../../rules/calculators/question.ts'
import { Button, ButtonLink } from '../../../ui/button/button.tsx'
import { CopyButton } from '../../../ui/copy-button/copy-button.tsx'
import { OutcomeView } from './outcome-view.tsx'
import type { ResultWords } from './outcome-view.tsx'
import { QuestionField } from './question-field.tsx'
import type { FormWords } from './question-field.tsx'
import { composeChat } from './compose-chat.ts'
import { useAnswers } from './use-answers.ts'
import styles from './calculator.module.css'

interface CalculatorProps {
  labels: {
    form: FormWords & {
      heading: string
      button: string
      noScript: string
      errors: { amount: string; day: string; empty: string }
    }
    result: ResultWords & { heading: string; waiting: string }
    share: { heading: string; text: string; chat: string; copy: string; copied: string }
  }
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
export function Calculator({ labels, calculator, book, asOf, ...sharing }: CalculatorProps) {
  const { questions } = calculator
  const { form, answers, day, query, answer } = useAnswers(questions)
  const [isTried, setTried] = useState(false)
  const outcome = useMemo(() => calculate(calculator, book, answers), [calculator, book, answers])
  const asked = askedOf(questions, answers)
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    const open = asked.find((question) => !isAnswer(question, answers[question.id] ?? ''))
    if (open) focusField(event.currentTarget, open.id)
    else document.getElementById('result')?.scrollIntoView()
  }
  return (
    <div className={styles.columns}>
      <form ref={form} className={styles.form} method="get" onSubmit={onSubmit} aria-labelledby="case" noValidate>
        <h2 id="case">{labels.form.heading}</h2>
        <p className={styles.noScript}>{labels.form.noScript}</p>
        {asked.map((question) => (
          <QuestionField
            key={`${question.id} ${question.kind}`}
            question={question}
            value={answers[question.id] ?? ''}
            lastDay={day !== undefined && day > asOf ? day : asOf}
            labels={labels.form}
            error={errorOf(question, answers[question.id] ?? '', isTried, labels.form.errors)}
            onAnswer={(text) => answer(question.id, text)}
          />
        ))}
        <Button type="submit">{labels.form.button}</Button>
      </form>
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
            labels={labels.share}
            chat={sharing.chat}
            newTabNote={sharing.newTabNote}
            copiedMs={sharing.copiedMs}
            address={sharing.address + query}
            text={composeChat({ opening: sharing.chat.opening, calculator, answers, outcome, book, labels })}
          />
        )}
      </section>
    </div>
  )
}

/** A mistake is told while the answer is typed, a missing answer only after the button was pressed. */
function errorOf(
  question: Question,
  text: string,
  isTried: boolean,
  errors: CalculatorProps['labels']['form']['errors'],
): string | undefined {
  if (isAnswer(question, text)) return undefined
  if (text === '') return isTried ? errors.empty : undefined
  return question.kind === 'amount' ? errors.amount : question.kind === 'day' ? errors.day : errors.empty
}

interface SharingProps extends Pick<CalculatorProps, 'chat' | 'newTabNote' | 'copiedMs'> {
  labels: CalculatorProps['labels']['share']
  address: string
  text: string
}

function Sharing({ labels, address, text, chat, newTabNote, copiedMs }: SharingProps) {
  return (
    <div className={styles.share}>
      <h3>{labels.heading}</h3>
      <p className={styles.help}>{labels.text}</p>
      <div className={styles.actions}>
        <ButtonLink href={chatHref(chat.digits, `${text}\n${address}`)} newTabNote={newTabNote}>
          {labels.chat}
        </ButtonLink>
        <CopyButton text={address} label={labels.copy} copiedLabel={labels.copied} copiedMs={copiedMs} />
      </div>
    </div>
  )
}
