import { Alert } from '../alert/alert.tsx'
import styles from './form-problems.module.css'

interface FormProblemsProps {
  /** Ties fields to the message, where they have none of their own. */
  id?: string
  heading?: string
  text: string
  /** The fields with a problem, in the order of the form: the ids of their controls and what is said of them. */
  fields: readonly { id: string; label: string }[]
}

/** What is wrong with a form, above it. The first field has the focus by then, so that links lead only where there are more. */
export function FormProblems({ fields, ...message }: FormProblemsProps) {
  if (fields.length === 0) return null
  return (
    <Alert role="alert" tone="problem" {...message}>
      {fields.length > 1 && (
        <ul className={styles.fields}>
          {fields.map(({ id, label }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                onClick={(event) => {
                  // An address with the field's name would be one more step to go back.
                  event.preventDefault()
                  document.getElementById(id)?.focus()
                }}
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      )}
    </Alert>
  )
}
