import type { ServicesPayload } from '#generated/payloads/services/payload.ts'
import type { ReactNode } from 'react'
import { Icon } from '../../../ui/icon/icon.tsx'
import { ArrowRight } from '../../../ui/icons.ts'
import { Still } from '../../../ui/still/still.tsx'
import styles from './service-group.module.css'

interface ServiceGroupProps {
  group: ServicesPayload['groups'][number]
  rowOf: (id: string) => ReactNode
  /** Whether a phone shows its services without a press on the heading. */
  isOpen: boolean
}

/** The services of one category, each in a row of the ledger; its id is the anchor. */
export function ServiceGroup({ group, rowOf, isOpen }: ServiceGroupProps) {
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
        <ul className={styles.services}>
          {group.services.map(({ id }) => (
            <li key={id}>
              <Still name={`row ${id}`} className={styles.service}>
                {rowOf(id)}
              </Still>
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

/** A service's row, which shows the same from the build on. */
export function ServiceRow({ row: { href, title, fee, days, overview, icon }, learnMore }: ServiceRowProps) {
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
