import type { AboutPayload } from '#generated/payloads/about/payload.ts'
import { Figures } from '../../../ui/figures/figures.tsx'
import { Section } from '../../../ui/section/section.tsx'
import styles from './about-achievements.module.css'

/** The firm's achievements, with a note on how they were counted. */
export function AboutAchievements({
  heading,
  figures,
  claims,
}: AboutPayload['page']['achievements'] & Pick<AboutPayload['page'], 'claims'>) {
  return (
    <Section heading={heading}>
      <Figures figures={figures} />
      <div className={styles.claims}>
        <h3>{claims.heading}</h3>
        <p>{claims.text}</p>
      </div>
    </Section>
  )
}
