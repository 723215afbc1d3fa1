import type { CalendarPayload } from '#generated/payloads/calendar/payload.ts'
import { useState } from 'react'
import { fill } from '../../../lib/fill.ts'
import { mergeCalendars } from '../../../lib/merge-calendars.ts'
import { Button } from '../../../ui/button/button.tsx'
import styles from './calendar-feeds.module.css'

interface MergeFeedsProps {
  /** The address of each profile's feed. */
  addresses: Readonly<Record<string, string>>
  labels: CalendarPayload['page']['merge']
}

/** Merges the selected feeds in the browser. Without JavaScript each feed has its own links. */
export function MergeFeeds({ addresses, labels }: MergeFeedsProps) {
  const [said, setSaid] = useState('')
  const merge = async () => {
    // The choice works by CSS alone, so it is only in the state of its boxes.
    const chosen = document.querySelectorAll<HTMLInputElement>('[data-nth]:checked')
    const paths = [...chosen].flatMap(({ value }) => addresses[value] ?? [])
    if (paths.length === 0) {
      setSaid(labels.none)
      return
    }
    const answers = await Promise.allSettled(paths.map(load))
    const texts = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
    if (texts.length < paths.length) {
      const missing = paths.filter((_, index) => answers[index]?.status === 'rejected')
      setSaid(`${labels.failed} ${missing.join(', ')}`)
      return
    }
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
