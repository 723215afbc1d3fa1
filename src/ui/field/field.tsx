import type { ComponentProps } from 'react'
import styles from './field.module.css'

type Control = Pick<ComponentProps<'input'>, 'name' | 'required' | 'autoComplete' | 'inputMode' | 'onChange' | 'onInput'>

interface FieldProps extends Control {
  id: string
  label: string
  /** Said after the label of a field that may stay empty. */
  optionalNote?: string
  error?: string | undefined
  /** `textarea` with its number of rows, `select` with its options, or an input of the given type. */
  control: { kind: 'input'; type: 'text' | 'email' | 'tel' } | { kind: 'textarea'; rows: number } | { kind: 'select'; placeholder: string; options: readonly string[] }
  defaultValue?: string
}

/** One field of a form: label, control and, under it, what is wrong with it. The one place that knows how they are tied together. */
export function Field({ id, label, optionalNote, error, control, ...rest }: FieldProps) {
  const errorId = `${id}-error`
  const tied = { id, className: styles.control, ...(error === undefined ? {} : { 'aria-invalid': true as const, 'aria-describedby': errorId }), ...rest } as ComponentProps<'input'>
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {label}
        {optionalNote !== undefined && <span className={styles.optional}> {optionalNote}</span>}
      </label>
      {control.kind === 'input' && <input type={control.type} {...tied} />}
      {control.kind === 'textarea' && <textarea rows={control.rows} {...(tied as ComponentProps<'textarea'>)} />}
      {control.kind === 'select' && (
        <select {...(tied as ComponentProps<'select'>)}>
          <option value="">{control.placeholder}</option>
          {control.options.map((option) => <option key={option}>{option}</option>)}
        </select>
      )}
      {error !== undefined && <p id={errorId} className={styles.error}>{error}</p>}
    </div>
  )
}
