import styles from './gst-form.module.css'

export interface Choice {
  id: string
  label: string
}

interface GstQuestionProps {
  id: string
  number: number
  /** Said before the number to those who do not see its place. */
  said: string
  question: string
  hint: string
  choices: readonly Choice[]
  /** The first line of a closed list; without it every answer has a line of its own. */
  placeholder?: string | undefined
  chosen: string | undefined
  onChoose: (choice: string) => void
}

/** One question with its answers. */
export function GstQuestion({ id, number, said, question, hint, choices, placeholder, ...rest }: GstQuestionProps) {
  const { chosen, onChoose } = rest
  return (
    <fieldset className={styles.question} aria-describedby={`hint-${id}`}>
      <legend>
        <span className={styles.number}>
          <span className="visually-hidden">{said} </span>
          <span>{number}</span>
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

type ClosedListProps = Omit<GstQuestionProps, 'number' | 'said' | 'hint'>

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
