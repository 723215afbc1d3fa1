import type { CalculatorLabels } from '#src/content/payload/calculator-frame.ts'
import { readAmount, sayAmount } from '../../../rules/calculators/read-amount.ts'
import { choicesOf } from '../../../rules/calculators/question.ts'
import type { Question } from '../../../rules/calculators/question.ts'
import { formatPaise, toPaise } from '../../../rules/money.ts'
import styles from './calculator.module.css'

interface QuestionFieldProps {
  question: Question
  value: string
  /** The last day whose period is offered. */
  lastDay: string
  /** The first day that can answer it. */
  firstDay: string | undefined
  labels: CalculatorLabels['form']
  error: string | undefined
  onAnswer: (text: string) => void
}

/** One question with its control, and below it the help or the error. */
export function QuestionField(props: QuestionFieldProps) {
  const { question, value, error, labels } = props
  const id = `q-${question.id}`
  const help = helpOf(question, value, labels)
  const described = [...(help.length === 0 ? [] : [`${id}-help`]), ...(error === undefined ? [] : [`${id}-error`])]
  const tied = {
    ...(described.length > 0 ? { 'aria-describedby': described.join(' ') } : {}),
    ...(error === undefined ? {} : { 'aria-invalid': true }),
  }
  const below = <Below id={id} help={help} error={error} />
  if (question.kind === 'yes-no')
    return (
      <fieldset className={styles.question} role="radiogroup" {...tied}>
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

function Below({ id, help, error }: { id: string; help: readonly string[]; error: string | undefined }) {
  return (
    <>
      {help.length > 0 && (
        <p id={`${id}-help`} className={styles.help}>
          {help.map((text) => (
            <span key={text}>{text} </span>
          ))}
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
      {(['yes', 'no'] as const).map((one, index) => (
        <label key={one}>
          <input
            // The summary of problems leads to the first.
            {...(index === 0 && { id: `q-${id}` })}
            type="radio"
            name={id}
            value={one}
            checked={value === one}
            onChange={() => onAnswer(one)}
          />
          {labels[one]}
        </label>
      ))}
    </div>
  )
}

interface ControlProps extends QuestionFieldProps {
  tied: { id: string; name: string; className: string | undefined }
}

function Control({ question, value, lastDay, firstDay, labels, onAnswer, tied }: ControlProps) {
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
      ? { type: 'date', min: firstDay }
      : { type: 'text', inputMode: 'decimal' as const, autoComplete: 'off', maxLength: 40 }
  return <input {...tied} {...typing} value={value} onChange={({ target }) => onAnswer(target.value)} />
}

/** The hint, and the amount in words, which shows a missing zero. */
function helpOf({ kind, hint }: Question, value: string, labels: CalculatorLabels['form']): string[] {
  const hints = hint === undefined ? [] : [hint]
  if (kind !== 'amount') return hints
  const rupees = readAmount(value)
  if (rupees === undefined) return [...hints, labels.amount]
  return [...hints, `${formatPaise(toPaise(rupees))}: ${sayAmount(toPaise(rupees))}`]
}
