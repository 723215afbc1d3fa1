import type { ChangeEventHandler, ComponentProps, InputEventHandler } from 'react'
import styles from './field.module.css'

type AnyControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

interface Control extends Pick<
  ComponentProps<'input'>,
  'name' | 'required' | 'autoComplete' | 'inputMode' | 'defaultValue'
> {
  maxLength?: number | undefined
  onChange?: ChangeEventHandler<AnyControl>
  onInput?: InputEventHandler<AnyControl>
}

interface FieldProps extends Control {
  id: string
  label: string
  /** Said after the label of a field that may stay empty. */
  optionalNote?: string
  /** What is wrong with it, and what to type instead. */
  error?: { text: string; example?: string | undefined } | undefined
  /** `textarea` with its number of rows, `select` with its options, or an input of a type. */
  control:
    | { kind: 'input'; type: 'text' | 'email' | 'tel' }
    | { kind: 'textarea'; rows: number }
    | { kind: 'select'; placeholder: string; options: readonly string[] }
}

/** Ties label, control and error message of a field together, for screen readers too. */
export function Field({ id, label, optionalNote, error, control, ...rest }: FieldProps) {
  const validity = error === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': `${id}-error` }
  const tied = { id, className: styles.control, ...validity, ...rest }
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {label}
        {optionalNote !== undefined && <span className={styles.optional}> {optionalNote}</span>}
      </label>
      {control.kind === 'input' && <input type={control.type} {...tied} />}
      {control.kind === 'textarea' && <textarea rows={control.rows} {...tied} />}
      {control.kind === 'select' && (
        <select {...tied}>
          <option value="">{control.placeholder}</option>
          {control.options.map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </select>
      )}
      {error !== undefined && (
        <p id={`${id}-error`} className={styles.error}>
          <span>{error.text}</span>
          {error.example !== undefined && <span>{error.example}</span>}
        </p>
      )}
    </div>
  )
}
