import { Alert } from '../alert/alert.tsx'
import styles from './form-problems.module.css'

interface FormProblemsProps {
  heading?: string
  text: string
  /** The invalid fields by the ids of their controls, in the order of the form. */
  wrong: readonly { id: string; text: string }[]
}

/** The mistakes of a form above its fields, each a link to its field. */
export function FormProblems({ wrong, ...message }: FormProblemsProps) {
  if (wrong.length === 0) return null
  return (
    <Alert role="alert" tone="problem" {...message}>
      <ul className={styles.fields}>
        {wrong.map(({ id, text }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(event) => {
                // A hash in the address would be one more step to go back.
                event.preventDefault()
                document.getElementById(id)?.focus()
              }}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </Alert>
  )
}
