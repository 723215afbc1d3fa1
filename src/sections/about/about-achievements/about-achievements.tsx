import { Figures } from '../../../ui/figures/figures.tsx'
import { Section } from '../../../ui/section/section.tsx'
import styles from './about-achievements.module.css'

interface AboutAchievementsProps {
  heading: string
  figures: readonly { value: string; label: string }[]
  /** Who answers for the page's figures. */
  claims: { heading: string; text: string }
}

/** The firm's achievements, with a note on how they were counted. */
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
