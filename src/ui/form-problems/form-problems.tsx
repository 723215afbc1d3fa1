import { Alert } from '../alert/alert.tsx'
import styles from './form-problems.module.css'

interface FormProblemsProps {
  /** Ties fields without a message of their own to this one. */
  id?: string
  heading?: string
  text: string
  /** The prefix of the ids of the form's controls: contact, for contact-name. */
  form: string
  /** The names of the invalid fields, in the order of the form. */
  wrong: readonly string[]
  /** What is said about a field, by its name: its label, its error, or both. */
  said: readonly Readonly<Record<string, unknown>>[]
}

/** The errors of a form. The first field has the focus, so links are shown only for more. */
export function FormProblems({ form, wrong, said, ...message }: FormProblemsProps) {
  if (wrong.length === 0) return null
  return (
    <Alert role="alert" tone="problem" {...message}>
      {wrong.length > 1 && (
        <ul className={styles.fields}>
          {wrong.map((name) => {
            const id = `${form}-${name}`
            return (
              <li key={id}>
                <a
                  href={`#${id}`}
                  onClick={(event) => {
                    // A hash in the address would be one more step to go back.
                    event.preventDefault()
                    document.getElementById(id)?.focus()
                  }}
                >
                  {said.map((words) => words[name]).join(': ')}
                </a>
              </li>
            )
          })}
        </ul>
      )}
    </Alert>
  )
}
