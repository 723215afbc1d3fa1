import type { HomePayload } from '#src/pages/home/payload.ts'
import { pick } from '../../../lib/pick.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { ArrowRight } from '../../../ui/icons.ts'
import { Section } from '../../../ui/section/section.tsx'
import styles from './service-cards.module.css'

/** The services asked for most, with their fees. */
export function ServiceCards({ payload }: { payload: HomePayload }) {
  const words = payload.page.services
  return (
    <Section heading={words.heading} {...pick(words, 'intro')}>
      <ul className={styles.cards}>
        {payload.cards.map(({ href, title, price, basis, text, icon }) => (
          <li key={href}>
            <Icon shape={icon} size="large" />
            <h3>{title}</h3>
            {price !== undefined && <p className={styles.price}>{price}</p>}
            <p>{`${basis}. ${text}`}</p>
            <a href={href}>
              {words.learnMore}
              <span className="visually-hidden">{` ${title}`}</span>
              <Icon shape={ArrowRight} />
            </a>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{words.priceNote}</p>
      <a className={styles.byCity} href={words.byCity.href}>
        {words.byCity.label}
      </a>
    </Section>
  )
}
