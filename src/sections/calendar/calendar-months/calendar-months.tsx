import type { CalendarPayload } from '#generated/payloads/calendar/payload.ts'
import { useSeenOn } from '../../../lib/today.ts'
import { CalendarBar } from './calendar-bar.tsx'
import { isRare, MonthTable } from './month-table.tsx'
import styles from './calendar-months.module.css'

const openDays = 90

/** Every coming date by month, those of the next 90 days open, and a bar with their number. */
export function CalendarMonths({ payload }: { payload: CalendarPayload }) {
  const { duties, everyday, page } = payload
  const { dates: labels, notes } = page
  const today = useSeenOn(payload.madeOn)
  const firstFolded = `m${daysLater(today, openDays).slice(0, '2026-11'.length)}`
  const coming = payload.months
    .map((month) => ({ ...month, days: month.days.filter(({ iso }) => iso >= today) }))
    .filter(({ days }) => days.length > 0)
  const whoOfDates = ({ days }: (typeof coming)[number]) =>
    days.flatMap(({ rows }) => rows.map(({ duty }) => duties[duty]?.who ?? []))
  return (
    <section className={styles.months}>
      <h2>{labels.heading}</h2>
      <p className={styles.listed}>{labels.listed}</p>
      <CalendarBar whoOfDates={coming.flatMap(whoOfDates)} payload={payload} />
      {coming.length === 0 && <p>{labels.over}</p>}
      {coming.map((month) => {
        const who = [...new Set(whoOfDates(month).flat())]
        return (
          <details
            key={month.id}
            className={styles.month}
            id={month.id}
            open={month.id < firstFolded}
            data-for={who.join(' ')}
            data-rare={isRare(who, everyday)}
          >
            <summary>
              <h3>{month.label}</h3>
            </summary>
            <MonthTable month={month} payload={payload} />
          </details>
        )
      })}
      <ul className={styles.notes}>
        {Object.entries(notes).map(([id, { sign, text }]) => (
          <li key={id}>
            {sign} {text}
          </li>
        ))}
        <li className={styles.addNote}>{labels.add.text}</li>
      </ul>
    </section>
  )
}

function daysLater(iso: string, days: number): string {
  const date = new Date(iso)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString()
}
