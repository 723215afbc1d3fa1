import { Figures } from '../../../ui/figures/figures.tsx'
import { Section } from '../../../ui/section/section.tsx'
import styles from './about-achievements.module.css'

interface AboutAchievementsProps {
  heading: string
  figures: readonly { value: string; label: string }[]
  /** On whose word the page's figures rest. */
  claims: { heading: string; text: string }
}

/** What the firm counts as achieved, with the note on how it was counted. */
export function AboutAchievements({ heading, figures, claims }: AboutAchievementsProps) {
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
