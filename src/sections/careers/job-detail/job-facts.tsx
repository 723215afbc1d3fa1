import type { ReactNode } from 'react'
import styles from './job-detail.module.css'

interface DateShown {
  label: string
  iso: string
}

export interface JobFactsProps {
  labels: Record<'type' | 'experience' | 'place' | 'posted' | 'validThrough', string>
  job: { type: string; experience: string }
  /** Where the work is done, if not at home. */
  place?: string | undefined
  dates: { posted: DateShown; validThrough: DateShown }
}

/** What an opening is in a few words each, and until when it is open. */
export function JobFacts({ labels, job, place, dates }: JobFactsProps) {
  return (
    <dl className={styles.facts}>
      <Fact label={labels.type}>{job.type}</Fact>
      {place !== undefined && <Fact label={labels.place}>{place}</Fact>}
      <Fact label={labels.experience}>{job.experience}</Fact>
      <Fact label={labels.posted}>
        <time dateTime={dates.posted.iso}>{dates.posted.label}</time>
      </Fact>
      <Fact label={labels.validThrough}>
        <time dateTime={dates.validThrough.iso}>{dates.validThrough.label}</time>
      </Fact>
    </dl>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
