import { Icon } from '../../../ui/icon/icon.tsx'
import type { IconShape } from '../../../ui/icon-shape.ts'
import { ArrowRight } from '../../../ui/icons.ts'
import styles from './service-group.module.css'

export interface ServiceGroupProps {
  group: {
    id: string
    name: string
    description: string
    services: readonly {
      id: string
      href: string
      title: string
      terms?: string
      overview: string
      icon: IconShape
      isGuess?: boolean
    }[]
  }
  learnMore: string
}

/** The services of one category; its id is the anchor. */
export function ServiceGroup({ group, learnMore }: ServiceGroupProps) {
  return (
    <section id={group.id} className={styles.group} aria-labelledby={`${group.id}-name`} data-reveal="">
      <h2 id={`${group.id}-name`}>{group.name}</h2>
      <p className={styles.description}>{group.description}</p>
      <ul className={styles.services}>
        {group.services.map(({ id, href, title, terms, overview, icon }) => (
          <li key={id} className={styles.service}>
            <Icon shape={icon} />
            <h3>{title}</h3>
            {terms !== undefined && <p className={styles.terms}>{terms}</p>}
            <p className={styles.overview}>{overview}</p>
            <a className={styles.more} href={href}>
              {learnMore}
              <span className="visually-hidden">{` ${title}`}</span>
              <Icon shape={ArrowRight} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
