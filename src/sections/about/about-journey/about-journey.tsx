import { SampleMark } from '../../../ui/sample-mark/sample-mark.tsx'
import { Section } from '../../../ui/section/section.tsx'
import styles from './about-journey.module.css'

interface AboutJourneyProps {
  heading: string
  sampleNote: string
  /** On each period while they are samples. */
  mark: string | undefined
  periods: readonly { year: string; title: string; description: string }[]
}

/** The firm's history, with its years in the ledger's margin. */
export function AboutJourney({ heading, sampleNote, mark, periods }: AboutJourneyProps) {
  return (
    <Section heading={heading} tone="sunk" {...(mark === undefined ? {} : { intro: sampleNote })}>
      <ol className={styles.journey}>
        {periods.map(({ year, title, description }) => (
          <li key={year}>
            <p className={styles.year}>
              {year} <SampleMark text={mark} />
            </p>
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
