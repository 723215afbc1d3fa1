import { ArrowRight } from '../../../ui/icons.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { IconList } from '../../../ui/icon-list/icon-list.tsx'
import type { IconListProps } from '../../../ui/icon-list/icon-list.tsx'
import { Section } from '../../../ui/section/section.tsx'
import styles from './about-divisions.module.css'

interface AboutDivisionsProps {
  heading: string
  intro: string
  cards: IconListProps['cards']
  link: { label: string; href: string }
}

/** The firm's desks, one line of the ledger each. */
export function AboutDivisions({ heading, intro, cards, link }: AboutDivisionsProps) {
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
