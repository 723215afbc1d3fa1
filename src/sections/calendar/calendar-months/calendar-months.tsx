import { useSeenOn } from '../../../lib/today/use-coming.ts'
import { CalendarBar } from './calendar-bar.tsx'
import type { CalendarBarProps } from './calendar-bar.tsx'
import { isRare } from './is-rare.ts'
import { MonthTable } from './month-table.tsx'
import type { MonthTableProps } from './month-table.tsx'
import styles from './calendar-months.module.css'

type Month = MonthTableProps['month'] & { id: string }

interface CalendarMonthsProps extends Omit<MonthTableProps, 'month'> {
  months: readonly Month[]
  labels: MonthTableProps['labels'] &
    CalendarBarProps['labels'] &
    Record<'heading' | 'listed' | 'over', string> & { add: { text: string } }
  /** The day of the build. */
  madeOn: string
}

const openDays = 90

/** Every coming date by month, those of the next 90 days open, and a bar with their number. */
export function CalendarMonths({ months, madeOn, ...table }: CalendarMonthsProps) {
  const { duties, everyday, labels, notes } = table
  const today = useSeenOn(madeOn)
  const firstFolded = `m${daysLater(today, openDays).slice(0, '2026-11'.length)}`
  const coming = months
    .map((month) => ({ ...month, days: month.days.filter(({ iso }) => iso >= today) }))
    .filter(({ days }) => days.length > 0)
  const whoOf = ({ days }: Month) => [
    ...new Set(days.flatMap(({ rows }) => rows.flatMap(({ duty }) => duties[duty]?.who ?? []))),
  ]
  const whoOfDates = coming.flatMap(({ days }) =>
    days.flatMap(({ rows }) => rows.map(({ duty }) => duties[duty]?.who ?? [])),
  )
  return (
    <section className={styles.months}>
      <h2>{labels.heading}</h2>
      <p className={styles.listed}>{labels.listed}</p>
      <CalendarBar whoOfDates={whoOfDates} everyday={everyday} labels={labels} />
      {coming.length === 0 && <p>{labels.over}</p>}
      {coming.map((month) => {
        const who = whoOf(month)
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
            <MonthTable month={month} {...table} />
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
