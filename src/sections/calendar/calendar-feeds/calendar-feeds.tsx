import { ButtonLink } from '../../../ui/button/button.tsx'
import { CopyButton } from '../../../ui/copy-button/copy-button.tsx'
import { MergeFeeds } from './merge-feeds.tsx'
import type { MergeLabels } from './merge-feeds.tsx'
import styles from './calendar-feeds.module.css'

interface Feed {
  id: string
  label: string
  text: string
  feed: { subscribe: string; address: string; ics: string; json: string }
}

interface CalendarFeedsProps {
  profiles: readonly Feed[]
  labels: {
    heading: string
    text: string
    delay: string
    subscribe: string
    download: string
    json: string
    copy: string
    copied: string
  }
  merge: MergeLabels
  copiedMs: number
}

/** The feed of each profile, of which only those remain that were chosen, and one file of them. */
export function CalendarFeeds({ profiles, labels, merge, copiedMs }: CalendarFeedsProps) {
  return (
    <section className={styles.feeds} id="feeds">
      <div className={styles.head}>
        <h2>{labels.heading}</h2>
        <p>{labels.text}</p>
        <p>{labels.delay}</p>
      </div>
      <ul className={styles.list}>
        {profiles.map(({ id, label, text, feed }, index) => (
          <li key={id} data-for={index}>
            <h3>{label}</h3>
            <p>{text}</p>
            <FeedLinks id={id} label={label} feed={feed} labels={labels} copiedMs={copiedMs} />
          </li>
        ))}
      </ul>
      <MergeFeeds addresses={Object.fromEntries(profiles.map(({ id, feed }) => [id, feed.ics]))} labels={merge} />
    </section>
  )
}

interface FeedLinksProps extends Pick<CalendarFeedsProps, 'labels' | 'copiedMs'> {
  id: string
  label: string
  feed: CalendarFeedsProps['profiles'][number]['feed']
}

function FeedLinks({ id, label, feed, labels, copiedMs }: FeedLinksProps) {
  return (
    <p className={styles.links}>
      <ButtonLink look="secondary" href={feed.subscribe}>
        {labels.subscribe}
        <span className="visually-hidden">{`: ${label}`}</span>
      </ButtonLink>
      <CopyButton
        text={feed.address}
        label={labels.copy}
        copiedLabel={labels.copied}
        what={label}
        copiedMs={copiedMs}
      />
      <a href={feed.ics} download={`due-dates-${id}.ics`}>
        {labels.download}
        <span className="visually-hidden">{`: ${label}`}</span>
      </a>
      <a href={feed.json}>
        {labels.json}
        <span className="visually-hidden">{`: ${label}`}</span>
      </a>
    </p>
  )
}
