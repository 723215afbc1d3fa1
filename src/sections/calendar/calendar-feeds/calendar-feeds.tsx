import type { CalendarPayload } from '#generated/payloads/calendar/payload.ts'
import { useHydrated } from '../../../lib/use-hydrated.ts'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { CopyButton } from '../../../ui/copy-button/copy-button.tsx'
import { MergeFeeds } from './merge-feeds.tsx'
import styles from './calendar-feeds.module.css'

/** The feeds of the selected profiles, and one file with all of them. */
export function CalendarFeeds({ payload }: { payload: CalendarPayload }) {
  const { feeds: address, page } = payload
  const labels = page.feeds
  const profiles = payload.groups.flatMap((group) => group.profiles)
  return (
    <section className={styles.feeds} id="feeds">
      <div className={styles.head}>
        <h2>{labels.heading}</h2>
        <p>{labels.text}</p>
        <p>{labels.delay}</p>
      </div>
      <p className={styles.none} data-for="">
        {labels.none}
      </p>
      <ul className={styles.list} data-rare="">
        {profiles.map(({ id, label }, index) => (
          <li key={id} data-for={index}>
            <h3>{label}</h3>
            <FeedLinks address={`${address}${id}`} label={label} payload={payload} />
          </li>
        ))}
      </ul>
      <MergeFeeds
        addresses={Object.fromEntries(profiles.map(({ id }) => [id, new URL(`${address}${id}.ics`).pathname]))}
        labels={page.merge}
      />
    </section>
  )
}

interface FeedLinksProps {
  payload: CalendarPayload
  label: string
  /** The feed's address without its ending. */
  address: string
}

/** Google Calendar first: most phones have it, and no program that opens `webcal:`. */
function FeedLinks({ label, address, payload: { page, newTabNote, copiedMs } }: FeedLinksProps) {
  const labels = page.feeds
  const ics = `${address}.ics`
  const webcal = ics.replace(/^https?:/, 'webcal:')
  const path = new URL(address).pathname
  const isHydrated = useHydrated()
  const whose = <span className="visually-hidden">{`: ${label}`}</span>
  return (
    <p className={styles.links}>
      <ButtonLink
        look="secondary"
        href={`https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcal)}`}
        newTabNote={newTabNote}
      >
        {labels.google}
        {whose}
      </ButtonLink>
      <ButtonLink look="secondary" href={webcal}>
        {labels.subscribe}
        {whose}
      </ButtonLink>
      <a href={`${path}.ics`} download={`due-dates-${path.slice(path.lastIndexOf('/') + 1)}.ics`}>
        {labels.download}
        {whose}
      </a>
      {isHydrated && (
        <CopyButton text={ics} label={labels.copy} copiedLabel={labels.copied} what={label} copiedMs={copiedMs} />
      )}
    </p>
  )
}
