import type { ServiceLink } from '#generated/payloads/shared/payload/links.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { Section } from '../../../ui/section/section.tsx'
import styles from './related-services.module.css'

interface RelatedServicesProps {
  heading: string
  services: readonly ServiceLink[]
}

/** Services that a client often needs as well as this one. */
export function RelatedServices({ heading, services }: RelatedServicesProps) {
  if (services.length === 0) return null
  return (
    <Section heading={heading} tone="sunk">
      <ul className={styles.services}>
        {services.map(({ id, href, title, overview, icon }) => (
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
