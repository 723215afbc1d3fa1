import type { AboutPayload } from '#generated/payloads/about/payload.ts'
import { SampleMark } from '../../../ui/sample-mark/sample-mark.tsx'
import { Section } from '../../../ui/section/section.tsx'
import styles from './about-journey.module.css'

/** The firm's history, with its years in the ledger's margin. */
export function AboutJourney({
  heading,
  sampleNote,
  mark,
  periods,
}: AboutPayload['page']['journey'] & { mark: string | undefined }) {
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
