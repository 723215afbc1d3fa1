import { IconList } from '../../../ui/icon-list/icon-list.tsx'
import type { IconListProps } from '../../../ui/icon-list/icon-list.tsx'
import { Section } from '../../../ui/section/section.tsx'
import styles from './reasons.module.css'

/** Reasons to work here, or to pay here. */
export function Reasons({ heading, cards }: { heading: string; cards: IconListProps['cards'] }) {
  return (
    <Section heading={heading}>
      <IconList className={styles.cards} cards={cards} />
    </Section>
  )
}
