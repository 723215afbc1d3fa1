import { readAmount, sayAmount } from '../../../rules/calculators/read-amount.ts'
import { listPeriods, sayPeriod } from '../../../rules/calculators/periods.ts'
import type { Choice, Question } from '../../../rules/calculators/question.ts'
import { readDay } from '../../../rules/days/civil-day.ts'
import { formatPaise, toPaise } from '../../../rules/money.ts'
import styles from './calculator.module.css'

export interface FieldWords {
  choose: string
  yes: string
  no: string
  amount: string
}

interface QuestionFieldProps {
  question: Question
  value: string
  /** The last day whose period is offered. */
  lastDay: string
  labels: FieldWords
  error: string | undefined
  onAnswer: (text: string) => void
}

/** One question with its control; under it what helps, or what is wrong. */
export function QuestionField(props: QuestionFieldProps) {
  const { question, value, error, labels } = props
  const id = `q-${question.id}`
  const help = helpOf(question, value, labels)
  const described = [...(help === undefined ? [] : [`${id}-help`]), ...(error === undefined ? [] : [`${id}-error`])]
  const tied = {
    ...(described.length > 0 ? { 'aria-describedby': described.join(' ') } : {}),
    ...(error === undefined ? {} : { 'aria-invalid': true }),
  }
  const below = <Below id={id} help={help} error={error} />
  if (question.kind === 'yes-no')
    return (
      <fieldset className={styles.question} {...tied}>
        <legend>{question.label}</legend>
        <YesOrNo {...props} />
        {below}
      </fieldset>
    )
  return (
    <div className={styles.question}>
      <label htmlFor={id}>{question.label}</label>
      <Control {...props} tied={{ id, name: question.id, className: styles.control, ...tied }} />
      {below}
    </div>
  )
}

function Below({ id, help, error }: { id: string; help: string | undefined; error: string | undefined }) {
  return (
    <>
      {help !== undefined && (
        <p id={`${id}-help`} className={styles.help}>
          <span key={help}>{help}</span>
        </p>
      )}
      {error !== undefined && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </>
  )
}

function YesOrNo({ question: { id }, value, labels, onAnswer }: QuestionFieldProps) {
  return (
    <div className={styles.pair}>
      {(['yes', 'no'] as const).map((one) => (
        <label key={one}>
          <input type="radio" name={id} value={one} checked={value === one} onChange={() => onAnswer(one)} />
          {labels[one]}
        </label>
      ))}
    </div>
  )
}

interface ControlProps extends QuestionFieldProps {
  tied: { id: string; name: string; className: string | undefined }
}

function Control({ question, value, lastDay, labels, onAnswer, tied }: ControlProps) {
  const { kind } = question
  const choices = choicesOf(question, lastDay)
  if (choices)
    return (
      <select {...tied} value={value} onChange={({ target }) => onAnswer(target.value)}>
        <option value="">{labels.choose}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    )
  // Longer than any amount that somebody types.
  const typing =
    kind === 'day'
      ? { type: 'date' }
      : { type: 'text', inputMode: 'decimal' as const, autoComplete: 'off', maxLength: 40 }
  return <input {...tied} {...typing} value={value} onChange={({ target }) => onAnswer(target.value)} />
}

/** What can be chosen: periods up to the last day, newest first. Undefined where the answer is typed. */
export function choicesOf({ kind, choices, since = '' }: Question, lastDay: string): readonly Choice[] | undefined {
  if (kind === 'choice' || kind === 'state') return choices ?? []
  if (kind !== 'month' && kind !== 'quarter' && kind !== 'year') return undefined
  const [first, last] = [readDay(since), readDay(lastDay)]
  if (first === undefined || last === undefined) return []
  return listPeriods(kind, first, last).map((period) => ({ value: period, label: sayPeriod(period) }))
}

/** An amount is said back in words, where a missing zero shows. */
function helpOf({ kind, hint }: Question, value: string, labels: FieldWords): string | undefined {
  if (kind !== 'amount') return hint
  const rupees = readAmount(value)
  if (rupees === undefined) return hint === undefined ? labels.amount : `${hint} ${labels.amount}`
  return `${formatPaise(toPaise(rupees))}: ${sayAmount(toPaise(rupees))}`
}
