import { Section } from '../../../ui/section/section.tsx'
import { OpeningCard } from './opening-card.tsx'
import type { OpeningCardProps } from './opening-card.tsx'
import styles from './job-openings.module.css'

interface JobOpeningsProps extends Pick<OpeningCardProps, 'facts' | 'mark' | 'onApply'> {
  labels: OpeningCardProps['labels'] & { heading: string; intro: string; empty: string }
  openings: readonly OpeningCardProps['opening'][]
}

/** The open positions, each with a link to its own page and one to the enquiry form. */
export function JobOpenings({ labels, facts, openings, mark, onApply }: JobOpeningsProps) {
  // An opening that closes after the build leaves the list. After the last one a sentence is shown.
  const intro = openings.length > 0 ? labels.intro : labels.empty
  return (
    <Section id="openings" heading={labels.heading} intro={intro} key={intro}>
      {openings.length > 0 && (
        <ul className={styles.openings}>
          {openings.map((opening) => (
            <li key={opening.href}>
              <OpeningCard opening={opening} labels={labels} facts={facts} mark={mark} onApply={onApply} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
