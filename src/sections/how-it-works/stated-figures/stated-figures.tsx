import { Figures } from '../../../ui/figures/figures.tsx'
import { Section } from '../../../ui/section/section.tsx'
import styles from './stated-figures.module.css'

interface StatedFiguresProps {
  heading: string
  figures: readonly { value: string; label: string }[]
  /** Who answers for the figures. */
  claims: { heading: string; text: string }
}

/** The firm's counts, with the note on them below. */
export function StatedFigures({ heading, figures, claims }: StatedFiguresProps) {
  return (
    <Section heading={heading}>
      <Figures figures={figures} />
      <h3 className={styles.heading}>{claims.heading}</h3>
      <p className={styles.text}>{claims.text}</p>
    </Section>
  )
}
