import type { CalendarPayload } from '#src/pages/calendar/payload.ts'
import type { MouseEvent } from 'react'
import { useEffect, useState } from 'react'
import { Button, ButtonLink } from '../../../ui/button/button.tsx'
import styles from './calendar-bar.module.css'

const boxes = () => [...document.querySelectorAll<HTMLInputElement>('[data-nth]')]

/** The chosen profiles, by index, and what clears the choice. */
export function useChosen() {
  const [chosen, setChosen] = useState<readonly number[]>([])
  useEffect(() => {
    // The choice works by CSS alone, so it is only in the state of its boxes. A browser may have
    // restored it from the last visit.
    const read = () => setChosen(boxes().flatMap((box) => (box.checked ? Number(box.dataset['nth']) : [])))
    read()
    document.addEventListener('change', read)
    return () => document.removeEventListener('change', read)
  }, [])
  const clear = () => {
    for (const box of boxes()) box.checked = false
    setChosen([])
  }
  return { chosen, clear }
}

interface CalendarBarProps {
  count: number
  labels: CalendarPayload['page']['dates']
  /** Undefined while nothing is chosen. */
  clear: (() => void) | undefined
}

/**
 * How many dates match the choice, announced whenever it changes, and the link to the feeds. It
 * stays in sight at the edge of the screen, above the choice and below it.
 */
export function CalendarBar({ count, labels, clear }: CalendarBarProps) {
  const said = `${count} ${count === 1 ? labels.count.one : labels.count.many}`
  const press = ({ currentTarget }: MouseEvent) => {
    clear?.()
    // The button is about to be removed, and the focus with it. The boxes may be far above the bar,
    // so its link takes the focus.
    const link = currentTarget.nextElementSibling
    if (link instanceof HTMLElement) link.focus()
  }
  return (
    <div className={styles.bar}>
      <p role="status">
        <span key={said}>{said}</span>
      </p>
      {clear && (
        <Button look="quiet" onClick={press}>
          {labels.clear}
        </Button>
      )}
      <ButtonLink href="#feeds">{labels.take}</ButtonLink>
    </div>
  )
}
