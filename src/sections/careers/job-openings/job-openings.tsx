import type { CareersPayload, JobCard } from '#generated/payloads/careers/payload.ts'
import type { MouseEvent } from 'react'
import button from '../../../ui/button/button.module.css'
import { Facts } from '../../../ui/facts/facts.tsx'
import { Points } from '../../../ui/points/points.tsx'
import { SampleMark } from '../../../ui/sample-mark/sample-mark.tsx'
import { Section } from '../../../ui/section/section.tsx'
import styles from './job-openings.module.css'

interface JobOpeningsProps {
  payload: CareersPayload
  openings: readonly JobCard[]
  /** Replaces the jump to the form, to set the role there first. */
  onApply: (title: string) => void
}

/** The open positions, each with a link to its own page and one to the enquiry form. */
export function JobOpenings({ payload, openings, onApply }: JobOpeningsProps) {
  const { heading, intro: some, empty } = payload.page.openings
  // An opening that closes after the build leaves the list. After the last one a sentence is shown.
  const intro = openings.length > 0 ? some : empty
  return (
    <Section id="openings" heading={heading} intro={intro} key={intro}>
      {openings.length > 0 && (
        <ul className={styles.openings}>
          {openings.map((opening) => (
            <li key={opening.href}>
              <OpeningCard payload={payload} opening={opening} onApply={onApply} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

interface OpeningCardProps extends Omit<JobOpeningsProps, 'openings'> {
  opening: JobCard
}

/** An open position in short, with links to apply and to its page. */
function OpeningCard({ payload, opening, onApply }: OpeningCardProps) {
  const { facts, page } = payload
  const { title, type, place, experience, validThrough, description, requirements, href } = opening
  const apply = (event: MouseEvent) => {
    event.preventDefault()
    onApply(title)
  }
  const named = <span className="visually-hidden"> {title}</span>
  return (
    <article className={styles.card}>
      <h3>{title}</h3>
      <Facts
        className={styles.facts}
        facts={[
          { label: facts.type, value: type },
          { label: facts.place, value: place },
          { label: facts.experience, value: experience },
          { label: facts.validThrough, value: <time dateTime={validThrough.iso}>{validThrough.label}</time> },
        ]}
      />
      <p>
        <SampleMark text={payload.sampleMark} /> {description}
      </p>
      <div className={styles.requirements}>
        <h4>{facts.requirements}</h4>
        <Points points={requirements} />
      </div>
      <div className={styles.actions}>
        <a className={`${button.button} ${button.primary}`} href="#enquiry" onClick={apply}>
          {page.openings.apply}
          {named}
        </a>
        <a className={`${button.button} ${button.quiet}`} href={href}>
          {page.openings.details}
          {named}
        </a>
      </div>
    </article>
  )
}
