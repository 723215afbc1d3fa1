import type { ServicesPayload } from '#generated/payloads/services/payload.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { ArrowRight } from '../../../ui/icons.ts'
import styles from './service-group.module.css'

interface ServiceGroupProps {
  group: ServicesPayload['groups'][number]
  learnMore: string
  /** Whether a phone shows its services without a press on the heading. */
  isOpen: boolean
}

/** The services of one category, each in a row of the ledger; its id is the anchor. */
export function ServiceGroup({ group, learnMore, isOpen }: ServiceGroupProps) {
  return (
    <section className={styles.group} aria-labelledby={`${group.id}-name`} data-reveal="">
      <details id={group.id} open={isOpen}>
        <summary className="chevron">
          <h2 id={`${group.id}-name`}>{group.name}</h2>
          <span className={styles.count} aria-hidden="true">
            {group.services.length}
          </span>
        </summary>
        <p className={styles.description}>{group.description}</p>
        <ServiceRows services={group.services} learnMore={learnMore} />
      </details>
    </section>
  )
}

function ServiceRows({ services, learnMore }: { learnMore: string } & Pick<ServiceGroupProps['group'], 'services'>) {
  return (
    <ul className={styles.services}>
      {services.map(({ id, href, title, fee, days, overview, icon }) => (
        <li key={id} className={styles.service}>
          <Icon shape={icon} />
          <h3>{title}</h3>
          <p className={styles.terms}>
            <span>{fee}</span>
            {days !== undefined && (
              <>
                <i> · </i>
                <span>{days}</span>
              </>
            )}
          </p>
          <p className={styles.overview}>{overview}</p>
          <a className={styles.more} href={href}>
            {learnMore}
            <span className="visually-hidden">{` ${title}`}</span>
            <Icon shape={ArrowRight} />
          </a>
        </li>
      ))}
    </ul>
  )
}
