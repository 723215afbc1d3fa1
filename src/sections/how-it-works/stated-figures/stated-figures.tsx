import type { HowItWorksPayload } from '#generated/payloads/how-it-works/payload.ts'
import { Figures } from '../../../ui/figures/figures.tsx'
import { Section } from '../../../ui/section/section.tsx'
import styles from './stated-figures.module.css'

/** The firm's counts, with the note on them below. */
export function StatedFigures({ stats, claims }: Pick<HowItWorksPayload['page'], 'stats' | 'claims'>) {
  return (
    <Section heading={stats.heading}>
      <Figures figures={stats.figures} />
      <h3 className={styles.heading}>{claims.heading}</h3>
      <p className={styles.text}>{claims.text}</p>
    </Section>
  )
}
