import type { JobCard } from '#generated/payloads/careers/payload.ts'
import type { MouseEvent } from 'react'
import { Points } from '../../../ui/points/points.tsx'
import { SampleMark } from '../../../ui/sample-mark/sample-mark.tsx'
import button from '../../../ui/button/button.module.css'
import { JobFact } from '../job-fact/job-fact.tsx'
import styles from './job-openings.module.css'

export interface OpeningCardProps {
  labels: { details: string; apply: string }
  /** Names of an opening's facts. */
  facts: Record<'type' | 'place' | 'experience' | 'validThrough' | 'requirements', string>
  opening: JobCard
  /** Where it is a sample. */
  mark: string | undefined
  /** Replaces the jump to the form, to set the role there first. */
  onApply: (title: string) => void
}

/** An open position in short, with links to apply and to its page. */
export function OpeningCard({ opening, labels, facts, mark, onApply }: OpeningCardProps) {
  return (
    <article className={styles.card}>
      <h3>{opening.title}</h3>
      <dl className={styles.facts}>
        <JobFact label={facts.type}>{opening.type}</JobFact>
        {opening.place !== undefined && <JobFact label={facts.place}>{opening.place}</JobFact>}
        <JobFact label={facts.experience}>{opening.experience}</JobFact>
        <JobFact label={facts.validThrough}>
          <time dateTime={opening.validThrough.iso}>{opening.validThrough.label}</time>
        </JobFact>
      </dl>
      <p>
        <SampleMark text={mark} /> {opening.description}
      </p>
      <div className={styles.requirements}>
        <h4>{facts.requirements}</h4>
        <Points points={opening.requirements} />
      </div>
      <Actions opening={opening} labels={labels} onApply={onApply} />
    </article>
  )
}

function Actions({ opening, labels, onApply }: Omit<OpeningCardProps, 'facts' | 'mark'>) {
  const apply = (event: MouseEvent) => {
    event.preventDefault()
    onApply(opening.title)
  }
  const title = <span className="visually-hidden"> {opening.title}</span>
  return (
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
  )
}
