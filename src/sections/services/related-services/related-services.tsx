import type { ServicePayload } from '#src/pages/service/payload.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { Section } from '../../../ui/section/section.tsx'
import styles from './related-services.module.css'

/** Services that a client often needs as well as this one. */
export function RelatedServices({ payload: { labels, related } }: { payload: ServicePayload }) {
  if (related.length === 0) return null
  return (
    <Section heading={labels.sections.related} tone="sunk">
      <ul className={styles.services}>
        {related.map(({ id, href, title, overview, icon }) => (
          <li key={id} className={styles.service}>
            <Icon shape={icon} size="large" />
            <h3>
              <a href={href}>{title}</a>
            </h3>
            <p>{overview}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
