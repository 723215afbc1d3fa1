import { ButtonLink } from '../../../ui/button/button.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { ArrowLeft, MessageCircle } from '../../../ui/icons.ts'
import { PageWidth } from '../../../ui/page-width/page-width.tsx'
import { JobFacts } from './job-facts.tsx'
import type { JobFactsProps } from './job-facts.tsx'
import styles from './job-detail.module.css'

interface JobDetailProps {
  labels: JobFactsProps['labels'] & Record<'responsibilities' | 'requirements' | 'chat' | 'back', string>
  job: JobFactsProps['job'] & { responsibilities: readonly string[]; requirements: readonly string[] }
  /** Said while the opening is a sample. */
  sampleNote?: string | undefined
  place?: JobFactsProps['place']
  dates: JobFactsProps['dates']
  links: { apply: { label: string; href: string }; chat: string; newTabNote: string; back: string }
}

/** An opening in full: what the work is and what it asks for, with its facts and the ways to apply beside them. */
export function JobDetail({ labels, job, sampleNote, place, dates, links }: JobDetailProps) {
  return (
    <div className={styles.band}>
      <PageWidth>
        <div className={styles.columns}>
          <aside className={styles.side}>
            <JobFacts labels={labels} job={job} place={place} dates={dates} />
            <div className={styles.actions}>
              <ButtonLink href={links.apply.href}>{links.apply.label}</ButtonLink>
              <ButtonLink href={links.chat} look="secondary" newTabNote={links.newTabNote}>
                <Icon shape={MessageCircle} />
                {labels.chat}
              </ButtonLink>
            </div>
          </aside>
          <div className={styles.text}>
            {sampleNote !== undefined && <p className={styles.sample}>{sampleNote}</p>}
            <Points heading={labels.responsibilities} points={job.responsibilities} />
            <Points heading={labels.requirements} points={job.requirements} />
            <a className={styles.back} href={links.back}>
              <Icon shape={ArrowLeft} />
              {labels.back}
            </a>
          </div>
        </div>
      </PageWidth>
    </div>
  )
}

function Points({ heading, points }: { heading: string; points: readonly string[] }) {
  return (
    <>
      <h2>{heading}</h2>
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </>
  )
}
