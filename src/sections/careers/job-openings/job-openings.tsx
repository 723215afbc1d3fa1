import { Section } from '../../../ui/section/section.tsx'
import { OpeningCard } from './opening-card.tsx'
import type { OpeningCardProps } from './opening-card.tsx'
import styles from './job-openings.module.css'

interface JobOpeningsProps extends Pick<OpeningCardProps, 'facts' | 'onApply'> {
  labels: OpeningCardProps['labels'] & { heading: string; intro: string; empty: string }
  openings: readonly OpeningCardProps['opening'][]
  /** While they are samples: on each, and above them. */
  sample: { mark: string; note: string } | undefined
}

/** The open positions, each with a link to its own page and one to the enquiry form. */
export function JobOpenings({ labels, facts, openings, sample, onApply }: JobOpeningsProps) {
  const intro = sample?.note ?? labels.intro
  return (
    <Section id="openings" heading={labels.heading} intro={openings.length > 0 ? intro : labels.empty}>
      <ul className={styles.openings}>
        {openings.map((opening) => (
          <li key={opening.href}>
            <OpeningCard opening={opening} labels={labels} facts={facts} mark={sample?.mark} onApply={onApply} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
