import type { MouseEvent } from 'react'
import button from '../../../ui/button/button.module.css'
import { Section } from '../../../ui/section/section.tsx'
import styles from './job-openings.module.css'

interface Opening {
  href: string
  title: string
  type: string
  experience: string
  description: string
  requirements: readonly string[]
}

interface JobOpeningsProps {
  labels: { heading: string; intro: string; empty: string; details: string; apply: string }
  /** Names of an opening's facts. */
  facts: { type: string; experience: string; requirements: string }
  openings: readonly Opening[]
  /** Takes over the jump to the form, to set the role there first. */
  onApply: (title: string) => void
}

/** The open positions, each with a link to its own page and one to the enquiry form. */
export function JobOpenings({ labels, facts, openings, onApply }: JobOpeningsProps) {
  return (
    <Section id="openings" heading={labels.heading} intro={openings.length > 0 ? labels.intro : labels.empty}>
      <ul className={styles.openings}>
        {openings.map((opening) => (
          <li key={opening.href}>
            <Card opening={opening} labels={labels} facts={facts} onApply={onApply} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Card({ opening, labels, facts, onApply }: Omit<JobOpeningsProps, 'openings'> & { opening: Opening }) {
  const apply = (event: MouseEvent) => {
    event.preventDefault()
    onApply(opening.title)
  }
  const title = <span className="visually-hidden"> {opening.title}</span>
  return (
    <article className={styles.card}>
      <h3>{opening.title}</h3>
      <dl className={styles.facts}>
        <div>
          <dt>{facts.type}</dt>
          <dd>{opening.type}</dd>
        </div>
        <div>
          <dt>{facts.experience}</dt>
          <dd>{opening.experience}</dd>
        </div>
      </dl>
      <p>{opening.description}</p>
      <div className={styles.requirements}>
        <h4>{facts.requirements}</h4>
        <ul>
          {opening.requirements.map((requirement) => (
            <li key={requirement}>{requirement}</li>
          ))}
        </ul>
      </div>
      <div className={styles.actions}>
        <a className={`${button.button} ${button.primary}`} href="#enquiry" onClick={apply}>
          {labels.apply}
          {title}
        </a>
        <a className={`${button.button} ${button.quiet}`} href={opening.href}>
          {labels.details}
          {title}
        </a>
      </div>
    </article>
  )
}
