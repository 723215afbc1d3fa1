import { Logo } from '../../../ui/logo/logo.tsx'
import { SampleMark } from '../../../ui/sample-mark/sample-mark.tsx'
import { Section } from '../../../ui/section/section.tsx'
import { partnerMarks } from './partner-marks.tsx'
import styles from './partner-grid.module.css'

interface PartnerGridProps {
  id: string
  heading: string
  intro: string
  /** On each partner while they are samples. */
  mark: string | undefined
  partners: readonly { name: string; kind: string }[]
  /** The firm itself comes last among its partners. */
  firm: { name: string; kind: string }
}

/** The wordmarks of the firms that share the work, and the firm's own. */
export function PartnerGrid({ id, heading, intro, mark, partners, firm }: PartnerGridProps) {
  return (
    <Section id={id} heading={heading} intro={intro}>
      <ul className={styles.grid}>
        {partners.map(({ name, kind }, index) => (
          <li key={name}>
            <svg width="40" height="40" viewBox="0 0 32 32" fill="none" stroke="currentColor" aria-hidden="true">
              {partnerMarks[index % partnerMarks.length]}
            </svg>
            <span className={styles.name}>{name}</span>
            <span className={styles.kind}>
              {kind} <SampleMark text={mark} />
            </span>
          </li>
        ))}
        <li className={styles.firm}>
          <Logo />
          <span className={styles.name}>{firm.name}</span>
          <span className={styles.kind}>{firm.kind}</span>
        </li>
      </ul>
    </Section>
  )
}
