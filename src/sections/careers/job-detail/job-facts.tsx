import type { DateShown } from '#generated/payloads/shared/payload/shown.ts'
import { JobFact } from '../job-fact/job-fact.tsx'
import styles from './job-detail.module.css'

export interface JobFactsProps {
  labels: Record<'type' | 'experience' | 'place' | 'posted' | 'validThrough', string>
  job: { type: string; experience: string }
  /** Where the work is done, if not at home. */
  place?: string | undefined
  dates: { posted: DateShown; validThrough: DateShown }
}

/** The facts of an opening in a few words each, and its last day. */
export function JobFacts({ labels, job, place, dates }: JobFactsProps) {
  return (
    <dl className={styles.facts}>
      <JobFact label={labels.type}>{job.type}</JobFact>
      {place !== undefined && <JobFact label={labels.place}>{place}</JobFact>}
      <JobFact label={labels.experience}>{job.experience}</JobFact>
      <JobFact label={labels.posted}>
        <time dateTime={dates.posted.iso}>{dates.posted.label}</time>
      </JobFact>
      <JobFact label={labels.validThrough}>
        <time dateTime={dates.validThrough.iso}>{dates.validThrough.label}</time>
      </JobFact>
    </dl>
  )
}
