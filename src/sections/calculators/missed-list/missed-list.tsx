import styles from './missed-list.module.css'

interface MissedListProps {
  groups: readonly { heading: string; links: readonly { href: string; label: string }[] }[]
}

/**
 * What can be missed, under the calculator that answers it: each link leads there with its first
 * answer given.
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
