import { useEffect, useRef, useState } from 'react'
import styles from './calendar-months.module.css'

interface MonthJumpsProps {
  months: readonly { id: string; short: string; year: number; who: string }[]
  label: string
}

/** The row of months. Which of them it is now, only the visitor's own clock knows: the page was built some time ago. */
export function MonthJumps({ months, label }: MonthJumpsProps) {
  const row = useRef<HTMLUListElement>(null)
  const [now, setNow] = useState('')
  useEffect(() => {
    const today = new Date()
    const id = `m${today.getFullYear()}-${String(today.getMonth() + 1).padStart(2, '0')}`
    const link = row.current?.querySelector<HTMLElement>(`[href="#${id}"]`)
    setNow(id)
    // Not scrollIntoView(): that would move the page as well.
    if (link && row.current) row.current.scrollLeft = link.offsetLeft
  }, [])
  return (
    <nav className={styles.jumps} aria-label={label}>
      <ul ref={row}>
        {months.map(({ id, short, year, who }) => (
          <li key={id} data-for={who} data-year={year}>
            <a href={`#${id}`} aria-current={id === now ? 'date' : undefined}>
              {short}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
