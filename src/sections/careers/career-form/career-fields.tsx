import type { ChangeEvent } from 'react'
import { maxLength } from '../../../forms/limits.ts'
import type { CareerFields as Labels } from '../../../forms/messages.ts'
import { Field } from '../../../ui/field/field.tsx'
import styles from './career-form.module.css'

interface CareerFieldsProps {
  labels: Labels & { chooseRole: string; chooseExperience: string; optional: string }
  roles: readonly string[]
  experiences: readonly string[]
  onRole: (role: string) => void
}

/** The six fields of the job enquiry, checked by the browser. */
export function CareerFields({ labels, roles, experiences, onRole }: CareerFieldsProps) {
  const field = (name: keyof Labels) => ({ id: `career-${name}`, name, label: labels[name] })
  const chooseRole = ({ target }: ChangeEvent<{ value: string }>) => onRole(target.value)
  const roleChoice = { kind: 'select', placeholder: labels.chooseRole, options: roles } as const
  const experienceChoice = { kind: 'select', placeholder: labels.chooseExperience, options: experiences } as const
  return (
    <>
      <div className={styles.pair}>
        <Field
          {...field('name')}
          control={{ kind: 'input', type: 'text' }}
          autoComplete="name"
          maxLength={maxLength.name}
          required
        />
        <Field
          {...field('phone')}
          control={{ kind: 'input', type: 'tel' }}
          autoComplete="tel"
          maxLength={maxLength.phone}
          required
        />
      </div>
      <Field
        {...field('email')}
        control={{ kind: 'input', type: 'email' }}
        autoComplete="email"
        maxLength={maxLength.email}
        required
      />
      <div className={styles.pair}>
        <Field {...field('role')} control={roleChoice} onChange={chooseRole} required />
        <Field {...field('experience')} control={experienceChoice} optionalNote={labels.optional} />
      </div>
      <Field {...field('message')} control={{ kind: 'textarea', rows: 4 }} maxLength={maxLength.message} required />
    </>
  )
}
