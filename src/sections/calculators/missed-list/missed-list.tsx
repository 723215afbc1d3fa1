import { Links } from '../../../ui/links/links.tsx'
import styles from './missed-list.module.css'

interface MissedListProps {
  /** For those who go by headings; others read the page's own right above. */
  heading: string
  groups: readonly { heading: string; links: readonly { href: string; label: string }[] }[]
}

/**
 * What can be missed, under its calculator: each link opens the calculator with the first answer
 * selected.
 */
export function MissedList({ heading: name, groups }: MissedListProps) {
  return (
    <section className={styles.groups}>
      <h2 className="visually-hidden">{name}</h2>
      {groups.map(({ heading, links }) => (
        <div key={heading}>
          <h3>{heading}</h3>
          <Links links={links} />
        </div>
      ))}
    </section>
  )
}
