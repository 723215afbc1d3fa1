import { fill } from '../../../lib/fill.ts'
import { useSeenOn } from '../../../lib/today/use-coming.ts'
import { MonthJumps } from './month-jumps.tsx'
import { MonthTable } from './month-table.tsx'
import type { MonthTableProps } from './month-table.tsx'
import styles from './calendar-months.module.css'

type Month = MonthTableProps['month'] & { id: string; short: string; year: number }

interface CalendarMonthsProps extends Omit<MonthTableProps, 'month'> {
  months: readonly Month[]
  labels: MonthTableProps['labels'] & { heading: string; jump: string; past: string }
  /** The day of the build. */
  madeOn: string
}

/** Every date under its month, and a row of months that stays in sight. What is past is folded: the list begins with the present month. */
export function CalendarMonths({ months, madeOn, ...table }: CalendarMonthsProps) {
  const { duties, labels } = table
  const now = `m${useSeenOn(madeOn).slice(0, 7)}`
  const withProfiles = months.map((month) => ({
    ...month,
    who: [...new Set(month.rows.flatMap(({ duty }) => duties[duty]?.who ?? []))].join(' '),
  }))
  const past = withProfiles.filter(({ id }) => id < now)
  return (
    <section className={styles.months}>
      <h2>{labels.heading}</h2>
      <MonthJumps months={withProfiles} label={labels.jump} />
      {past.length > 0 && (
        <details className={styles.past}>
          <summary>{fill(labels.past, { count: past.reduce((sum, { rows }) => sum + rows.length, 0) })}</summary>
          <Sheets months={past} {...table} />
        </details>
      )}
      <Sheets months={withProfiles.filter(({ id }) => id >= now)} {...table} />
    </section>
  )
}

interface SheetsProps extends Omit<MonthTableProps, 'month'> {
  months: readonly (Month & { who: string })[]
}

function Sheets({ months, ...table }: SheetsProps) {
  return (
    <div className={styles.sheets}>
      {months.map((month) => (
        <section key={month.id} className={styles.month} id={month.id} data-for={month.who} data-year={month.year}>
          <h3>{month.label}</h3>
          <MonthTable month={month} {...table} />
        </section>
      ))}
    </div>
  )
}
