import { PageWidth } from '../../../ui/page-width/page-width.tsx'
import styles from './city-links.module.css'

interface CityLinksProps {
  groups: readonly { heading: string; links: readonly { href: string; label: string; note?: string }[] }[]
}

/** Where to read on, in columns; a group without links is left out. */
export function CityLinks({ groups }: CityLinksProps) {
  return (
    <div className={styles.band}>
      <PageWidth>
        <div className={styles.columns}>
          {groups
            .filter(({ links }) => links.length > 0)
            .map(({ heading, links }) => (
              <section key={heading}>
                <h2>{heading}</h2>
                <ul>
                  {links.map(({ href, label, note }) => (
                    <li key={href}>
                      <a href={href}>{label}</a>
                      {note !== undefined && <small>{note}</small>}
                    </li>
                  ))}
                </ul>
              </section>
            ))}
        </div>
      </PageWidth>
    </div>
  )
}
