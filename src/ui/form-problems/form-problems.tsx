import { Alert } from '../alert/alert.tsx'
import styles from './form-problems.module.css'

interface FormProblemsProps {
  /** Ties fields to the message, where they have none of their own. */
  id?: string
  heading?: string
  text: string
  /** What the ids of the form's controls begin with: contact, for contact-name. */
  form: string
  /** The names of the fields with a problem, in the order of the form. */
  wrong: readonly string[]
  /**
   * What is said of a field, by its name: its label, its problem, or the one and then the other.
   */
  said: readonly Readonly<Record<string, unknown>>[]
}

/**
 * What is wrong with a form, above it. The first field has the focus by then, so that links lead
 * only where there are more.
 */
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
                    // An address with the field's name would be one more step to go back.
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
