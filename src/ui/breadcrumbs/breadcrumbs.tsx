import styles from './breadcrumbs.module.css'

interface BreadcrumbsProps {
  trail: readonly { label: string; href?: string }[]
}

/** The way from the home page to this one. */
export function Breadcrumbs({ trail }: BreadcrumbsProps) {
  return (
    <nav className={styles.nav} aria-label="Breadcrumb">
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
