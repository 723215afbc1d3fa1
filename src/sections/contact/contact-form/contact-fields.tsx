import type { ContactField } from '../../../forms/contact-rules.ts'
import { maxLength } from '../../../forms/limits.ts'
import { Field } from '../../../ui/field/field.tsx'
import styles from './contact-form.module.css'

interface ContactFieldsProps {
  labels: Record<ContactField, string>
  problems: Partial<Record<ContactField, string>>
}

/** The four fields of a message, each with its error. */
export function ContactFields({ labels, problems }: ContactFieldsProps) {
  const field = (name: ContactField) => ({
    id: `contact-${name}`,
    name,
    label: labels[name],
    maxLength: maxLength[name],
    error: problems[name],
    required: true,
  })
  return (
    <>
      <div className={styles.pair}>
        <Field {...field('name')} control={{ kind: 'input', type: 'text' }} autoComplete="name" />
        <Field {...field('email')} control={{ kind: 'input', type: 'email' }} autoComplete="email" />
      </div>
      <Field {...field('subject')} control={{ kind: 'input', type: 'text' }} />
      <Field {...field('message')} control={{ kind: 'textarea', rows: 6 }} />
    </>
  )
}
