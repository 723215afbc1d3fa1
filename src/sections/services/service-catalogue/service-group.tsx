import type { ServicesPayload } from '#src/pages/services/payload.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { ArrowRight } from '../../../ui/icons.ts'
import styles from './service-group.module.css'

interface ServiceGroupProps {
  group: ServicesPayload['groups'][number]
  rows: ServicesPayload['rows']
  learnMore: string
}

/** The services of one category, each in a row of the ledger; its id is the anchor. */
export function ServiceGroup({ group, rows, learnMore }: ServiceGroupProps) {
  return (
    <section className={styles.group} aria-labelledby={`${group.id}-name`} data-reveal="">
      <details id={group.id}>
        <summary className="chevron">
          <h2 id={`${group.id}-name`}>{group.name}</h2>
          <span className={styles.count} aria-hidden="true" data-count="">
            {group.services.length}
          </span>
        </summary>
        <p className={styles.description}>{group.description}</p>
        <ul className={styles.services}>
          {group.services.map(({ id }) => (
            <li key={id} data-service={id}>
              <div className={styles.service}>{rows[id] && <ServiceRow row={rows[id]} learnMore={learnMore} />}</div>
            </li>
          ))}
        </ul>
      </details>
    </section>
  )
}

interface ServiceRowProps {
  row: ServicesPayload['rows'][string]
  learnMore: string
}

function ServiceRow({ row: { href, title, fee, days, overview, icon }, learnMore }: ServiceRowProps) {
  return (
    <>
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
      <p className={styles.overview} data-overview="">
        {overview}
      </p>
      <a className={styles.more} href={href}>
        {learnMore}
        <span className="visually-hidden">{` ${title}`}</span>
        <Icon shape={ArrowRight} />
      </a>
    </>
  )
}
