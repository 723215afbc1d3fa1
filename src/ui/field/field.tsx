import type { ChangeEventHandler, ComponentProps, InputEventHandler } from 'react'
import styles from './field.module.css'

type AnyControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

interface Control extends Pick<
  ComponentProps<'input'>,
  'name' | 'required' | 'autoComplete' | 'inputMode' | 'maxLength' | 'defaultValue'
> {
  onChange?: ChangeEventHandler<AnyControl>
  onInput?: InputEventHandler<AnyControl>
}

interface FieldProps extends Control {
  id: string
  label: string
  /** Said after the label of a field that may stay empty. */
  optionalNote?: string
  error?: string | undefined
  /** The id of a message elsewhere that says what is wrong, if the field has none of its own. */
  invalidBy?: string | undefined
  /** `textarea` with its number of rows, `select` with its options, or an input of a type. */
  control:
    | { kind: 'input'; type: 'text' | 'email' | 'tel' }
    | { kind: 'textarea'; rows: number }
    | { kind: 'select'; placeholder: string; options: readonly string[] }
}

/** Ties label, control and error message of a field together, for screen readers too. */
export function Field({ id, label, optionalNote, error, invalidBy, control, ...rest }: FieldProps) {
  const describedBy = error === undefined ? invalidBy : `${id}-error`
  const validity = describedBy === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': describedBy }
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
          {error}
        </p>
      )}
    </div>
  )
}
