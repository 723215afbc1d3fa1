import { useToday } from '../../../lib/today/use-today.ts'
import { Detail } from '../../../ui/detail/detail.tsx'
import { Points } from '../../../ui/points/points.tsx'
import { JobFacts } from './job-facts.tsx'
import type { JobFactsProps } from './job-facts.tsx'
import styles from './job-detail.module.css'

interface JobDetailProps {
  labels: JobFactsProps['labels'] & Record<'responsibilities' | 'requirements' | 'closed' | 'chat' | 'back', string>
  job: JobFactsProps['job'] & { responsibilities: readonly string[]; requirements: readonly string[] }
  /** Shown while the opening is a sample. */
  sampleNote?: string | undefined
  place?: JobFactsProps['place']
  dates: JobFactsProps['dates']
  links: { apply: { label: string; href: string }; chat: string; newTabNote: string; back: string }
}

/**
 * An opening in full: the work and its requirements, with its facts and the ways to apply next to
 * them.
 */
export function JobDetail({ labels, job, sampleNote, place, dates, links }: JobDetailProps) {
  const isClosed = dates.validThrough.iso < useToday()
  return (
    <Detail
      facts={<JobFacts labels={labels} job={job} place={place} dates={dates} />}
      start={isClosed ? undefined : links.apply}
      chat={{ href: links.chat, label: labels.chat, newTabNote: links.newTabNote }}
      back={{ href: links.back, label: labels.back }}
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
