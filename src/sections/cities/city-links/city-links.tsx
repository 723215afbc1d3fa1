import { PageWidth } from '../../../ui/page-width/page-width.tsx'
import { NotedLinks } from './noted-links.tsx'
import type { NotedLink } from './noted-links.tsx'
import styles from './city-links.module.css'

interface CityLinksProps {
  groups: readonly { heading: string; links: readonly NotedLink[] }[]
}

/** Further links, in columns. A group without links is left out. */
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
                <NotedLinks links={links} />
              </section>
            ))}
        </div>
      </PageWidth>
    </div>
  )
}
