import type { ComponentProps, ReactNode } from 'react'
import styles from './button.module.css'

type Look = 'primary' | 'secondary' | 'quiet'

interface ButtonLinkProps {
  href: string
  look?: Look
  /** Opens in a new tab, for addresses outside the site. Screen readers announce these words. */
  newTabNote?: string
  /** A line below it that says what opens. */
  below?: string | undefined
  children: ReactNode
}

/** A link that looks like a button. */
export function ButtonLink({ below, ...link }: ButtonLinkProps) {
  if (below === undefined) return <Link {...link} />
  return (
    <span className={styles.told}>
      <Link {...link} />
      <small>{below}</small>
    </span>
  )
}

function Link({ href, look = 'primary', newTabNote, children }: ButtonLinkProps) {
  const outside = newTabNote === undefined ? {} : { target: '_blank', rel: 'noopener' }
  return (
    <a className={`${styles.button} ${styles[look]}`} href={href} {...outside}>
      {children}
      {newTabNote !== undefined && <span className="visually-hidden"> {newTabNote}</span>}
    </a>
  )
}

type ButtonProps = ComponentProps<'button'> & { look?: Look }

export function Button({ look = 'primary', type = 'button', ...rest }: ButtonProps) {
  return <button className={`${styles.button} ${styles[look]}`} type={type} {...rest} />
}
