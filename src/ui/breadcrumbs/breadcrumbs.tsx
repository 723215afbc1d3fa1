import styles from './breadcrumbs.module.css'

/** The path from the home page. The layout has its label, in the language of the page. */
export function Breadcrumbs({ trail }: { trail: readonly { label: string; href?: string }[] }) {
  return (
    <nav className={styles.nav} aria-labelledby="trail-label">
      <ol className={styles.list}>
        {trail.map(({ label, href }) => (
          <li key={label}>
            {href === undefined ? <span aria-current="page">{label}</span> : <a href={href}>{label}</a>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
