import { IconList } from '../../../ui/icon-list/icon-list.tsx'
import type { IconListProps } from '../../../ui/icon-list/icon-list.tsx'
import { Section } from '../../../ui/section/section.tsx'
import styles from './about-values.module.css'

interface AboutValuesProps {
  heading: string
  cards: IconListProps['cards']
}

/** The firm's values. */
export function AboutValues({ heading, cards }: AboutValuesProps) {
  return (
    <Section heading={heading} tone="sunk">
      <IconList className={styles.values} cards={cards} />
    </Section>
  )
}
