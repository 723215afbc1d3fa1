import type { AboutPayload } from '#generated/payloads/about/payload.ts'
import { ArrowRight } from '../../../ui/icons.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { IconList } from '../../../ui/icon-list/icon-list.tsx'
import { Section } from '../../../ui/section/section.tsx'
import styles from './about-divisions.module.css'

/** The firm's desks, one line of the ledger each. */
export function AboutDivisions({ heading, intro, cards, link }: AboutPayload['page']['divisions']) {
  return (
    <Section heading={heading} intro={intro}>
      <IconList className={styles.divisions} cards={cards} />
      <a className={styles.link} href={link.href}>
        {link.label}
        <Icon shape={ArrowRight} />
      </a>
    </Section>
  )
}
