import { ButtonLink } from '../../../ui/button/button.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { ArrowLeft, MessageCircle } from '../../../ui/icons.ts'
import { PageWidth } from '../../../ui/page-width/page-width.tsx'
import styles from './job-detail.module.css'

interface DateShown {
  label: string
  iso: string
}

interface JobDetailProps {
  labels: {
    type: string
    experience: string
    place: string
    responsibilities: string
    requirements: string
    posted: string
    validThrough: string
    chat: string
    back: string
  }
  job: { type: string; experience: string; responsibilities: readonly string[]; requirements: readonly string[] }
  /** Where the work is done, if not at home. */
  place?: string | undefined
  dates: { posted: DateShown; validThrough: DateShown }
  links: { apply: { label: string; href: string }; chat: string; back: string }
}

/** An opening in full: what the work is and what it asks for, with its facts and the ways to apply beside them. */
export function JobDetail({ labels, job, place, dates, links }: JobDetailProps) {
  return (
    <div className={styles.band}>
      <PageWidth>
        <div className={styles.columns}>
          <aside className={styles.side}>
            <dl className={styles.facts}>
              <div>
                <dt>{labels.type}</dt>
                <dd>{job.type}</dd>
              </div>
              {place !== undefined && (
                <div>
                  <dt>{labels.place}</dt>
                  <dd>{place}</dd>
                </div>
              )}
              <div>
                <dt>{labels.experience}</dt>
                <dd>{job.experience}</dd>
              </div>
              <div>
                <dt>{labels.posted}</dt>
                <dd>
                  <time dateTime={dates.posted.iso}>{dates.posted.label}</time>
                </dd>
              </div>
              <div>
                <dt>{labels.validThrough}</dt>
                <dd>
                  <time dateTime={dates.validThrough.iso}>{dates.validThrough.label}</time>
                </dd>
              </div>
            </dl>
            <div className={styles.actions}>
              <ButtonLink href={links.apply.href}>{links.apply.label}</ButtonLink>
              <ButtonLink href={links.chat} look="secondary">
                <Icon shape={MessageCircle} />
                {labels.chat}
              </ButtonLink>
            </div>
          </aside>
          <div className={styles.text}>
            <h2>{labels.responsibilities}</h2>
            <ul>
              {job.responsibilities.map((duty) => (
                <li key={duty}>{duty}</li>
              ))}
            </ul>
            <h2>{labels.requirements}</h2>
            <ul>
              {job.requirements.map((requirement) => (
                <li key={requirement}>{requirement}</li>
              ))}
            </ul>
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
