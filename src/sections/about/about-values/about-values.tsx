import type { AboutPayload } from '#generated/payloads/about/payload.ts'
import { IconList } from '../../../ui/icon-list/icon-list.tsx'
import { Section } from '../../../ui/section/section.tsx'
import styles from './about-values.module.css'

/** The firm's values. */
export function AboutValues({ heading, cards }: AboutPayload['page']['values']) {
  return (
    <Section heading={heading} tone="sunk">
      <IconList className={styles.values} cards={cards} />
    </Section>
  )
}
