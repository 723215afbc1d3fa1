import { useEffect, useState } from 'react'
import { today } from '../../../lib/today.ts'
import styles from './next-dates.module.css'

interface NextDatesProps {
  next: {
    asOf: string
    asOfToday: string
    madeOn: string
    dates: readonly { iso: string; day: string; weekday: string; title: string; remark?: string }[]
    all: { label: string; href: string }
    missed: { label: string; href: string }
  }
}

const mostShown = 3

/**
 * What is due next, under a heading of the page. The prerendered list says for which day it was made; a browser with JavaScript shows what lies
 * ahead of its own day. A clock that is behind the build changes nothing.
 */
export function NextDates({ next: { asOf, asOfToday, madeOn, dates, all, missed } }: NextDatesProps) {
  const [day, setDay] = useState(madeOn)
  useEffect(() => setDay((made) => (today() > made ? today() : made)), [])
  const coming = dates.filter(({ iso }) => iso >= day).slice(0, mostShown)
  const since = day > madeOn ? asOfToday : asOf
  return (
    <div className={styles.next}>
      <p className={styles.small}>
        <span key={since}>{since}</span>
      </p>
      <ol>
        {coming.map(({ iso, day: said, weekday, title, remark }) => (
          <li key={iso + title}>
            <time dateTime={iso}>
              <b>{said}</b>
              {`, ${weekday}`}
            </time>
            <span>{title}</span>
            {remark !== undefined && <span className={styles.small}>{remark}</span>}
          </li>
        ))}
      </ol>
      <p className={styles.links}>
        <a href={all.href}>{all.label}</a> <a href={missed.href}>{missed.label}</a>
      </p>
    </div>
  )
}
