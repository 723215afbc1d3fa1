import styles from './city-guide.module.css'

/** A link to more on the subject. */
export function More({ href, label }: { href: string; label: string }) {
  return (
    <p>
      <a className={styles.check} href={href}>
        {label}
      </a>
    </p>
  )
}
