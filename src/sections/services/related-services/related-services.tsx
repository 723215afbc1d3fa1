import type { ServicePayload } from '#src/pages/service/payload.ts'
import { PageWidth } from '../../../ui/page-width/page-width.tsx'
import styles from './related-services.module.css'

/** Services that a client often needs as well as this one, with their prices. */
export function RelatedServices({ payload: { labels, related } }: { payload: ServicePayload }) {
  if (related.length === 0) return null
  return (
    <section className={styles.related}>
      <PageWidth>
        <h2>{labels.sections.related}</h2>
        <ul className={styles.services}>
          {related.map(({ href, title, price }) => (
            <li key={href}>
              <a href={href}>{title}</a>
              <span>{price}</span>
            </li>
          ))}
        </ul>
      </PageWidth>
    </section>
  )
}
