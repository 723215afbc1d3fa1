import type { IconShape } from '../../../ui/icon-shape.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { Section } from '../../../ui/section/section.tsx'
import styles from './about-values.module.css'

interface AboutValuesProps {
  heading: string
  cards: readonly { title: string; text: string; icon: IconShape }[]
}

/** What the firm holds to. */
export function AboutValues({ heading, cards }: AboutValuesProps) {
  return (
    <Section heading={heading} tone="sunk">
      <ul className={styles.values}>
        {cards.map(({ title, text, icon }) => (
          <li key={title}>
            <Icon shape={icon} size="large" />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
