import type { LeadField } from '../../../forms/lead-rules.ts'
import { maxLength } from '../../../forms/limits.ts'
import { Field } from '../../../ui/field/field.tsx'

export interface LeadFieldsProps {
  labels: Record<LeadField | 'optional', string>
  /** Id of the message that says what is wrong with a field. */
  problems: Partial<Record<LeadField, string>>
}

/** The three fields of a lead; the e-mail address may stay empty. */
export function LeadFields({ labels, problems }: LeadFieldsProps) {
  const field = (name: LeadField) => ({
    id: `lead-${name}`,
    name,
    label: labels[name],
    maxLength: maxLength[name],
    invalidBy: problems[name],
  })
  return (
    <>
      <Field {...field('name')} control={{ kind: 'input', type: 'text' }} autoComplete="name" required />
      <Field
        {...field('email')}
        control={{ kind: 'input', type: 'email' }}
        autoComplete="email"
        optionalNote={labels.optional}
      />
      <Field {...field('phone')} control={{ kind: 'input', type: 'tel' }} autoComplete="tel" required />
    </>
  )
}
