import type { CalendarPayload } from '#src/pages/calendar/payload.ts'
import { useHydrated } from '../../../lib/use-hydrated.ts'
import { Button, ButtonLink } from '../../../ui/button/button.tsx'
import { Facts } from '../../../ui/facts/facts.tsx'
import { CopyButton } from '../../../ui/copy-button/copy-button.tsx'
import { useState } from 'react'
import { fill } from '../../../lib/fill.ts'
import { mergeCalendars } from '../../../lib/merge-calendars.ts'
import styles from './calendar-feeds.module.css'

interface CalendarFeedsProps {
  payload: Pick<CalendarPayload, 'feeds' | 'everyday' | 'groups' | 'newTabNote' | 'copiedMs'> & {
    page: Pick<CalendarPayload['page'], 'feeds' | 'merge'>
  }
}

/**
 * What each device can do; and, folded on a phone, the feeds of the selected profiles, else of the
 * everyday ones, and one file with all of them.
 */
export function CalendarFeeds({ payload }: CalendarFeedsProps) {
  const { feeds: address, page, everyday } = payload
  const labels = page.feeds
  const profiles = payload.groups.flatMap((group) => group.profiles)
  return (
    <section className={styles.feeds} id="feeds">
      <h2>{labels.heading}</h2>
      <Facts className={styles.ways} facts={labels.ways} />
      <details>
        <summary className="chevron">{labels.show}</summary>
        <div className={styles.text}>
          <p>{labels.text}</p>
          <p>{labels.delay}</p>
          <p className={styles.none} data-for="">
            {labels.none}
          </p>
        </div>
        <ul className={styles.list}>
          {profiles.map(({ id, label }, index) => (
            <li key={id} data-for={index} data-rare={everyday.includes(index) ? undefined : ''}>
              <h3>{label}</h3>
              <FeedLinks address={`${address}${id}`} label={label} payload={payload} />
            </li>
          ))}
        </ul>
        <MergeFeeds
          addresses={profiles.map(({ id }) => new URL(`${address}${id}.ics`).pathname)}
          everyday={everyday}
          labels={page.merge}
        />
      </details>
    </section>
  )
}

interface FeedLinksProps extends CalendarFeedsProps {
  label: string
  /** The feed's address without its ending. */
  address: string
}

/** Google Calendar takes an address on a computer alone, and Android opens no `webcal:`. */
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

interface MergeFeedsProps {
  /** The address of each profile's feed. */
  addresses: readonly string[]
  /** Indices of the profiles whose feeds are merged until one is selected. */
  everyday: readonly number[]
  labels: CalendarPayload['page']['merge']
}

/** Merges the selected feeds in the browser. Without JavaScript each feed has its own links. */
function MergeFeeds({ addresses, everyday, labels }: MergeFeedsProps) {
  const [said, setSaid] = useState('')
  const merge = async () => {
    // The choice works by CSS alone, so it is only in the state of its boxes.
    const boxes = document.querySelectorAll<HTMLInputElement>('[data-nth]:checked')
    const chosen = [...boxes].map(({ dataset }) => Number(dataset['nth']))
    const paths = (chosen.length === 0 ? everyday : chosen).flatMap((nth) => addresses[nth] ?? [])
    const answers = await Promise.allSettled(paths.map(load))
    const missing = paths.filter((_, index) => answers[index]?.status === 'rejected')
    if (missing.length > 0) return setSaid(`${labels.failed} ${missing.join(', ')}`)
    const texts = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
    const { text, count } = mergeCalendars(texts, labels.name)
    save(text)
    setSaid(fill(labels.done, { count: String(count) }))
  }
  return (
    <div className={styles.merge}>
      <h3>{labels.heading}</h3>
      <p>{labels.text}</p>
      <Button onClick={() => void merge()}>{labels.button}</Button>
      <p role="status">
        <span key={said}>{said}</span>
      </p>
    </div>
  )
}

async function load(path: string): Promise<string> {
  const answer = await fetch(path)
  const text = await answer.text()
  // The log-in page of a hotel's network is not a calendar, though its status is 200.
  if (!answer.ok || !text.startsWith('BEGIN:VCALENDAR')) throw new Error(String(answer.status))
  return text
}

function save(text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }))
  link.download = 'due-dates.ics'
  link.click()
  // By then the browser has read it.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
