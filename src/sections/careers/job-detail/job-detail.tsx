import type { JobPayload } from '#src/pages/job/payload.ts'
import type { ReactNode } from 'react'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { Facts } from '../../../ui/facts/facts.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { ArrowLeft, MessageCircle } from '../../../ui/icons.ts'
import { PageWidth } from '../../../ui/page-width/page-width.tsx'
import { List } from '../../../ui/list/list.tsx'
import column from '../../../ui/column/column.module.css'
import styles from './job-detail.module.css'

interface JobDetailProps {
  payload: JobPayload
  backHref: string
  /** The way to apply, and what stands there once the opening is closed. */
  apply: ReactNode
  closed: ReactNode
}

/** An opening in full: the work and its requirements beside its facts and ways to apply. */
export function JobDetail({ payload, backHref, apply, closed }: JobDetailProps) {
  const { labels, job, sampleNote, newTabNote } = payload
  return (
    <div className={styles.band}>
      <PageWidth>
        <div className={styles.columns}>
          <div className={styles.side}>
            <Facts className={styles.facts} facts={factsOf(payload)} />
            <div className={styles.actions}>
              {apply}
              <ButtonLink href={payload.chatHref} look="secondary" newTabNote={newTabNote}>
                <Icon shape={MessageCircle} />
                {labels.chat}
              </ButtonLink>
            </div>
          </div>
          <div className={column.text}>
            {closed}
            {sampleNote !== undefined && <p className={styles.sample}>{sampleNote}</p>}
            <h2>{labels.responsibilities}</h2>
            <List items={job.responsibilities} />
            <h2>{labels.requirements}</h2>
            <List items={job.requirements} />
            <a className={column.back} href={backHref}>
              <Icon shape={ArrowLeft} />
              {labels.back}
            </a>
          </div>
        </div>
      </PageWidth>
    </div>
  )
}

/** The facts of an opening in a few words each, and its last day. */
function factsOf({ labels, job, place, posted, validThrough }: JobPayload) {
  return [
    { label: labels.type, value: job.type },
    { label: labels.place, value: place },
    { label: labels.experience, value: job.experience },
    { label: labels.posted, value: <time dateTime={posted.iso}>{posted.label}</time> },
    { label: labels.validThrough, value: <time dateTime={validThrough.iso}>{validThrough.label}</time> },
  ]
}
