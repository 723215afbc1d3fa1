import type { ComponentProps } from 'react'
import styles from './form.module.css'

interface FormProps extends Omit<ComponentProps<'form'>, 'className' | 'method'> {
  /** A chat for what was typed, if the form's code cannot be loaded (early-presses.ts). */
  chat: string
}

/**
 * A form that JavaScript handles, and that says itself what is wrong (forms/use-checked-form). With
 * `method="dialog"` the browser does nothing on submit, so a press before hydration neither loses
 * what was typed nor puts it into an address. Without JavaScript the form is hidden, and the links
 * next to it replace it.
 */
export function Form({ chat, ...rest }: FormProps) {
  return <form {...rest} className={styles.form} method="dialog" noValidate data-chat={chat} />
}
