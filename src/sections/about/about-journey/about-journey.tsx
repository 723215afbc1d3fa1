import { Section } from '../../../ui/section/section.tsx'
import styles from './about-journey.module.css'

interface AboutJourneyProps {
  heading: string
  periods: readonly { year: string; title: string; description: string }[]
}

/** The firm's history, with its years in the ledger's margin. */
export function AboutJourney({ heading, periods }: AboutJourneyProps) {
  return (
    <Section heading={heading} tone="sunk">
      <ol className={styles.journey}>
        {periods.map(({ year, title, description }) => (
          <li key={year}>
            <p className={styles.year}>{year}</p>
            <div className={styles.entry}>
              <h3>{title}</h3>
              <p>{description}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
