import type { ChangeEvent } from 'react'
import type { CareerFields as Labels } from '../../../forms/messages.ts'
import { Field } from '../../../ui/field/field.tsx'
import styles from './career-form.module.css'

interface CareerFieldsProps {
  labels: Labels & { chooseRole: string; chooseExperience: string; optional: string }
  roles: readonly string[]
  experiences: readonly string[]
  problems: Partial<Record<keyof Labels, string>>
  onRole: (role: string) => void
}

/**
 * The six fields of the job enquiry, validated by the browser. They have no maximum length: a text
 * that is too long for a link is offered for copying.
 */
export function CareerFields({ labels, roles, experiences, problems, onRole }: CareerFieldsProps) {
  const field = (name: keyof Labels) => ({
    id: `career-${name}`,
    name,
    label: labels[name],
    error: problems[name],
  })
  const chooseRole = ({ target }: ChangeEvent<{ value: string }>) => onRole(target.value)
  const roleChoice = { kind: 'select', placeholder: labels.chooseRole, options: roles } as const
  const experienceChoice = { kind: 'select', placeholder: labels.chooseExperience, options: experiences } as const
  return (
    <>
      <Field {...field('name')} control={{ kind: 'input', type: 'text' }} autoComplete="name" required />
      <div className={styles.pair}>
        <Field {...field('email')} control={{ kind: 'input', type: 'email' }} autoComplete="email" required />
        <Field {...field('phone')} control={{ kind: 'input', type: 'tel' }} autoComplete="tel" required />
      </div>
      <div className={styles.pair}>
        <Field {...field('role')} control={roleChoice} onChange={chooseRole} required />
        <Field {...field('experience')} control={experienceChoice} optionalNote={labels.optional} />
      </div>
      <Field {...field('message')} control={{ kind: 'textarea', rows: 4 }} required />
    </>
  )
}
