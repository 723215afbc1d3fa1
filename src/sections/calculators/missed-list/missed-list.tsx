import styles from './missed-list.module.css'

interface MissedListProps {
  groups: readonly { heading: string; links: readonly { href: string; label: string }[] }[]
}

/**
 * What can be missed, under its calculator: each link opens the calculator with the first answer
 * selected.
 */
export function MissedList({ groups }: MissedListProps) {
  return (
    <div className={styles.groups}>
      {groups.map(({ heading, links }) => (
        <div key={heading}>
          <h3>{heading}</h3>
          <ul>
            {links.map(({ href, label }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
