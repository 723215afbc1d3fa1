import type { JobPayload } from '#generated/payloads/job/payload.ts'
import { useToday } from '../../../lib/today/use-today.ts'
import { Detail } from '../../../ui/detail/detail.tsx'
import { Points } from '../../../ui/points/points.tsx'
import { JobFact } from '../job-fact/job-fact.tsx'
import styles from './job-detail.module.css'

interface JobDetailProps {
  payload: JobPayload
  /** The list of openings. */
  backHref: string
}

/**
 * An opening in full: the work and its requirements, with its facts and the ways to apply next to
 * them.
 */
export function JobDetail({ payload, backHref }: JobDetailProps) {
  const { labels, job, slug, validThrough, sampleNote, newTabNote } = payload
  const isClosed = validThrough.iso < useToday()
  // The careers page reads the role from the query; without JavaScript the visitor chooses it
  // there.
  const apply = { label: labels.apply, href: payload.applyHref.replace('#', `?role=${slug}#`) }
  return (
    <Detail
      facts={<JobFacts payload={payload} />}
      start={isClosed ? undefined : apply}
      chat={{ href: payload.chatHref, label: labels.chat, newTabNote }}
      back={{ href: backHref, label: labels.back }}
    >
      {isClosed && <p className={styles.sample}>{labels.closed}</p>}
      {sampleNote !== undefined && <p className={styles.sample}>{sampleNote}</p>}
      <h2>{labels.responsibilities}</h2>
      <Points points={job.responsibilities} />
      <h2>{labels.requirements}</h2>
      <Points points={job.requirements} />
    </Detail>
  )
}

/** The facts of an opening in a few words each, and its last day. */
function JobFacts({ payload: { labels, job, place, posted, validThrough } }: Pick<JobDetailProps, 'payload'>) {
  return (
    <dl className={styles.facts}>
      <JobFact label={labels.type}>{job.type}</JobFact>
      {place !== undefined && <JobFact label={labels.place}>{place}</JobFact>}
      <JobFact label={labels.experience}>{job.experience}</JobFact>
      <JobFact label={labels.posted}>
        <time dateTime={posted.iso}>{posted.label}</time>
      </JobFact>
      <JobFact label={labels.validThrough}>
        <time dateTime={validThrough.iso}>{validThrough.label}</time>
      </JobFact>
    </dl>
  )
}
