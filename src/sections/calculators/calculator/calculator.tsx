import type { CalculatorFrame, CalculatorLabels } from '#src/content/payload/calculator-frame.ts'
import { useEffect, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { chatHref } from '../../../forms/sending/chat-href.ts'
import { askedOf } from '../../../rules/calculators/question.ts'
import type { Answers, Question } from '../../../rules/calculators/question.ts'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { CopyButton } from '../../../ui/copy-button/copy-button.tsx'
import { ShareLink } from '../../../ui/share-link/share-link.tsx'
import { QuestionForm } from './question-form.tsx'
import { useAnswers } from './use-answers.ts'
import type { Cases } from './use-cases.ts'
import styles from './calculator.module.css'
import { sayAnswer } from '../../../rules/calculators/say-answer.ts'

/** What every calculator is given of its page, besides its words and its rules. */
export const ofFrame = [
  'heading',
  'address',
  'chat',
  'chatHref',
  'service',
  'newTabNote',
  'problem',
  'copiedMs',
] as const satisfies readonly (keyof CalculatorFrame)[]

export type FromPage = Pick<CalculatorFrame, (typeof ofFrame)[number]>

interface Start {
  href: string
  label: string
  note?: string | undefined
}

interface CalculatorProps<Found> extends Omit<FromPage, 'service'> {
  labels: Pick<CalculatorLabels, 'form' | 'share'> & {
    result: Pick<CalculatorLabels['result'], 'heading' | 'waiting' | 'early'>
  }
  questions: readonly Question[]
  /** The result for the answers. Undefined while one is missing. */
  solve: (answers: Answers) => Found | undefined
  draw: (found: Found, answers: Answers) => ReactNode
  /** The result in lines of a chat. */
  say: (found: Found) => readonly string[]
  /** The result in a sentence, for screen readers. */
  sum: (found: Found) => string
  /** The last day whose period the prerendered page offers. */
  asOf: string
  /** The link to the service that does it, or to us. */
  start: (found: Found, answers: Answers) => Start
  together?: Together | undefined
}

/** Further cases that count with the one that is answered now. */
interface Together {
  /** `current` has all its answers, or is not given. `lines` are those of a chat. */
  sum: (cases: Cases, current: Answers | undefined) => { view: ReactNode; lines: readonly string[] }
  /** The link while the current case has not all its answers. */
  start: Start
}

/** The questions, and the result for the answers as they are typed. */
export function Calculator<Found>(props: CalculatorProps<Found>) {
  const { labels, questions, solve, draw, say, sum, start, asOf, address, heading, chatHref: ask, ...rest } = props
  const { together, ...sharing } = rest
  const { asked, query, cases } = useAnswers(questions, asOf)
  const { answers } = asked
  const found = useMemo(() => solve(answers), [solve, answers])
  const current = found === undefined ? undefined : answers
  const { view, lines: sums } = together?.sum(cases, current) ?? { view: null, lines: [] }
  const lines = [...(found === undefined ? [] : say(found)), ...sums]
  const begin = found === undefined ? (cases.all.length > 0 ? together?.start : undefined) : start(found, answers)
  return (
    <div className={styles.columns}>
      <div>
        <div className={styles.noScript}>
          <p>{labels.form.noScript}</p>
          <ButtonLink look="secondary" href={ask} newTabNote={sharing.newTabNote}>
            {labels.share.chat}
          </ButtonLink>
        </div>
        <QuestionForm
          {...asked}
          chat={chatHref(sharing.chat.digits, sharing.chat.opening)}
          labels={labels.form}
          problem={sharing.problem}
          questions={askedOf(questions, answers)}
        />
      </div>
      <section
        id="result"
        className={styles.result}
        aria-labelledby="result-heading"
        data-needs-script={begin === undefined ? '' : undefined}
      >
        <h2 id="result-heading" tabIndex={-1} className={found === undefined ? undefined : 'visually-hidden'}>
          {labels.result.heading}
        </h2>
        <p className={styles.early} data-needs-script="">
          {labels.result.early}
        </p>
        <div className={styles.found}>
          {found === undefined ? <p className={styles.help}>{labels.result.waiting}</p> : draw(found, answers)}
          {view}
        </div>
        <p role="status" className="visually-hidden">
          {useRested([...(found === undefined ? [] : [sum(found)]), ...sums].join('. '))}
        </p>
        {begin && (
          <Sharing
            {...sharing}
            start={begin}
            labels={labels.share}
            address={address + query}
            shared={{ title: heading, lines }}
            text={[sharing.chat.opening, ...sayAnswers(questions, answers, labels.form), ...lines].join('\n')}
          />
        )}
      </section>
    </div>
  )
}

interface SharingProps extends Pick<CalculatorProps<never>, 'chat' | 'newTabNote' | 'copiedMs'> {
  start: Start
  labels: CalculatorLabels['share']
  /** The page with all answers. */
  address: string
  /** What is sent before the address. */
  shared: { title: string; lines: readonly string[] }
  /** The text of our chat before the address. */
  text: string
}

/** What to do with a result: order the service, send it, copy its address, or ask us. */
function Sharing({ labels, start, address, shared, text, chat, newTabNote, copiedMs }: SharingProps) {
  return (
    <div className={styles.share}>
      {start.note !== undefined && <p className={styles.help}>{start.note}</p>}
      <ButtonLink href={start.href}>{start.label}</ButtonLink>
      <ShareLink {...shared} address={address} label={labels.send} newTabNote={newTabNote} />
      <CopyButton text={address} label={labels.copy} copiedLabel={labels.copied} copiedMs={copiedMs} />
      <ButtonLink look="quiet" href={chatHref(chat.digits, `${text}\n${address}`)} newTabNote={newTabNote}>
        {labels.chat}
      </ButtonLink>
    </div>
  )
}

// Longer than the pause between two keys.
const restMs = 1000

/** A text once it has not changed for a while: otherwise each key would cause an announcement. */
function useRested(text: string): string {
  const [rested, setRested] = useState('')
  useEffect(() => {
    const timer = setTimeout(setRested, restMs, text)
    return () => clearTimeout(timer)
  }, [text])
  return rested
}

/** The answers, one line each. Empty ones are left out. */
function sayAnswers(questions: readonly Question[], answers: Answers, words: { yes: string; no: string }): string[] {
  return askedOf(questions, answers)
    .filter(({ id }) => (answers[id] ?? '') !== '')
    .map((question) => `${question.label} ${sayAnswer(question, answers[question.id] ?? '', words)}`)
}
