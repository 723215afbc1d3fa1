import { Icon } from '../../../ui/icon/icon.tsx'
import type { IconShape } from '../../../ui/icon-shape.ts'
import { Section } from '../../../ui/section/section.tsx'
import styles from './reasons.module.css'

interface ReasonsProps {
  heading: string
  cards: readonly { title: string; text: string; icon: IconShape }[]
}

/** Reasons to work here, or to pay here: each a line-drawn icon, a few words and a sentence. */
export function Reasons({ heading, cards }: ReasonsProps) {
  return (
    <Section heading={heading}>
      <ul className={styles.cards}>
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
