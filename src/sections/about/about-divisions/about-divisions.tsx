import type { IconShape } from '../../../ui/icon-shape.ts'
import { ArrowRight } from '../../../ui/icons.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { Section } from '../../../ui/section/section.tsx'
import styles from './about-divisions.module.css'

interface AboutDivisionsProps {
  heading: string
  intro: string
  cards: readonly { title: string; text: string; icon: IconShape }[]
  link: { label: string; href: string }
}

/** The firm's desks, one line of the ledger each. */
export function AboutDivisions({ heading, intro, cards, link }: AboutDivisionsProps) {
  return (
    <Section heading={heading} intro={intro}>
      <ul className={styles.divisions}>
        {cards.map(({ title, text, icon }) => (
          <li key={title}>
            <Icon shape={icon} size="large" />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <a className={styles.link} href={link.href}>
        {link.label}
        <Icon shape={ArrowRight} />
      </a>
    </Section>
  )
}
