import type { NextDates as Dates } from '#src/content/payload/next-dates.ts'
import { useSaidComing } from '../../../lib/today.ts'
import { DetailFold } from '../service-detail/detail-parts.tsx'
import styles from './next-dates.module.css'

/**
 * The next due dates, folded under the first of them. The prerendered list names its day; with
 * JavaScript it starts today.
 */
export function NextDates({ next }: { next: Dates }) {
  const { said, coming } = useSaidComing(next)
  const { heading, all, missed } = next
  return (
    <DetailFold id="next-dates" heading={heading} fact={coming[0] && <span key={coming[0].day}>{coming[0].day}</span>}>
      <div className={styles.next}>
        <p className={styles.small}>
          <span key={said}>{said}</span>
        </p>
        {coming.length > 0 && (
          <ol>
            {coming.map(({ iso, day, weekday, title, remark, note }) => (
              <li key={iso + title}>
                <time dateTime={iso}>
                  <b>{day}</b>
                  {`, ${weekday}`}
                </time>
                <span>{title}</span>
                {remark !== undefined && <span className={styles.small}>{remark}</span>}
                {note !== undefined && <span className={styles.small}>{note}</span>}
              </li>
            ))}
          </ol>
        )}
        <p className={styles.links}>
          <a href={all.href}>{all.label}</a> <a href={missed.href}>{missed.label}</a>
        </p>
      </div>
    </DetailFold>
  )
}
