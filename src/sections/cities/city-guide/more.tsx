import styles from './city-guide.module.css'

/** A line that leads on. */
export function More({ href, label }: { href: string; label: string }) {
  return (
    <p>
      <a className={styles.check} href={href}>
        {label}
      </a>
    </p>
  )
}
