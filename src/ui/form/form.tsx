import type { ComponentProps } from 'react'
import styles from './form.module.css'

/**
 * A form that JavaScript carries out. By `method="dialog"` the browser itself does nothing on submit, so a press before hydration
 * neither loses what was typed nor puts it into an address. Without JavaScript the form is not shown: the links beside it stand in.
 */
export function Form(props: Omit<ComponentProps<'form'>, 'className' | 'method'>) {
  return <form {...props} className={styles.form} method="dialog" />
}
