import type { CalendarPayload } from '#generated/payloads/calendar/payload.ts'
import { useEffect, useState } from 'react'
import { Button, ButtonLink } from '../../../ui/button/button.tsx'
import styles from './calendar-bar.module.css'

interface CalendarBarProps {
  /** The profiles of each date, by index. */
  whoOfDates: readonly (readonly number[])[]
  payload: CalendarPayload
}

const boxes = () => [...document.querySelectorAll<HTMLInputElement>('[data-nth]')]

/** How many dates match the choice, announced whenever it changes, and the link to the feeds. */
export function CalendarBar({ whoOfDates, payload: { everyday, page } }: CalendarBarProps) {
  const labels = page.dates
  const [chosen, setChosen] = useState<readonly number[]>([])
  useEffect(() => {
    // The choice works by CSS alone, so it is only in the state of its boxes. A browser may have
    // restored it from the last visit.
    const read = () => setChosen(boxes().flatMap((box) => (box.checked ? Number(box.dataset['nth']) : [])))
    read()
    document.addEventListener('change', read)
    return () => document.removeEventListener('change', read)
  }, [])
  const shown = chosen.length === 0 ? everyday : chosen
  const count = whoOfDates.filter((who) => who.some((nth) => shown.includes(nth))).length
  const said = `${count} ${count === 1 ? labels.count.one : labels.count.many}`
  const clear = () => {
    for (const box of boxes()) box.checked = false
    setChosen([])
  }
  return (
    <div className={styles.bar}>
      <p role="status">
        <span key={said}>{said}</span>
      </p>
      {chosen.length > 0 && (
        <Button look="quiet" onClick={clear}>
          {labels.clear}
        </Button>
      )}
      <ButtonLink href="#feeds">{labels.take}</ButtonLink>
    </div>
  )
}
