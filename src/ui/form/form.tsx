import type { ComponentProps } from 'react'
import styles from './form.module.css'

interface FormProps extends Omit<ComponentProps<'form'>, 'className' | 'method'> {
  /**
   * A chat that has its opening words; what was typed is added where the form's own code does not
   * come (client/start/early-presses.ts).
   */
  chat: string
}

/**
 * A form that JavaScript carries out. By `method="dialog"` the browser itself does nothing on
 * submit, so a press before hydration neither loses what was typed nor puts it into an address.
 * Without JavaScript the form is not shown: the links next to it stand in.
 */
export function Form({ chat, ...rest }: FormProps) {
  return <form {...rest} className={styles.form} method="dialog" data-chat={chat} />
}
