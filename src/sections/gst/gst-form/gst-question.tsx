import styles from './gst-form.module.css'

export interface Choice {
  id: string
  label: string
}

interface GstQuestionProps {
  id: string
  /** The number of the question, and of all questions. */
  progress: string
  /** Attributes of the next question. */
  next: object
  question: string
  hint: string
  choices: readonly Choice[]
  /** The first option of a select. Without it each answer is a radio button. */
  placeholder?: string | undefined
  chosen: string | undefined
  onChoose: (choice: string) => void
}

/** One question with its answers. */
export function GstQuestion({ id, progress, next, question, hint, choices, placeholder, ...rest }: GstQuestionProps) {
  const { chosen, onChoose } = rest
  return (
    <fieldset className={styles.question} aria-describedby={`hint-${id}`} data-question={id} tabIndex={-1} {...next}>
      <legend>
        <span className={styles.progress} key={progress}>
          {progress}
        </span>
        {question}
      </legend>
      <p id={`hint-${id}`} className={styles.hint}>
        {hint}
      </p>
      {placeholder === undefined ? (
        choices.map(({ id: choice, label }) => (
          <label key={choice} className={styles.choice}>
            <input
              type="radio"
              name={id}
              value={choice}
              checked={chosen === choice}
              onChange={() => onChoose(choice)}
            />
            <span key={label}>{label}</span>
          </label>
        ))
      ) : (
        <ClosedList {...{ id, question, choices, placeholder, chosen, onChoose }} />
      )}
    </fieldset>
  )
}

type ClosedListProps = Omit<GstQuestionProps, 'progress' | 'next' | 'hint'>

function ClosedList({ id, question, choices, placeholder, chosen, onChoose }: ClosedListProps) {
  return (
    <select
      className={styles.select}
      name={id}
      aria-label={question}
      value={chosen ?? ''}
      onChange={(event) => onChoose(event.target.value)}
    >
      <option value="">{placeholder}</option>
      {choices.map(({ id: choice, label }) => (
        <option key={choice} value={choice}>
          {label}
        </option>
      ))}
    </select>
  )
}
