import type { CityPayload } from '#src/pages/city/payload.ts'
import { Links } from '../../../ui/links/links.tsx'
import { PageWidth } from '../../../ui/page-width/page-width.tsx'
import styles from './city-links.module.css'

/** Further links, in columns. A group without links is left out. */
export function CityLinks({ groups }: { groups: CityPayload['places'] }) {
  return (
    <div className={styles.band}>
      <PageWidth>
        <div className={styles.columns}>
          {groups
            .filter(({ links }) => links.length > 0)
            .map(({ heading, links }) => (
              <section key={heading}>
                <h2>{heading}</h2>
                <Links links={links} />
              </section>
            ))}
        </div>
      </PageWidth>
    </div>
  )
}
