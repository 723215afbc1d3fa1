import { MonthJumps } from './month-jumps.tsx'
import { MonthTable } from './month-table.tsx'
import type { MonthTableProps } from './month-table.tsx'
import styles from './calendar-months.module.css'

type Month = MonthTableProps['month'] & { id: string; short: string; year: number }

interface CalendarMonthsProps extends Omit<MonthTableProps, 'month'> {
  months: readonly Month[]
  labels: MonthTableProps['labels'] & { heading: string; jump: string }
}

/** Every date under its month, and a row of months that stays in sight. */
export function CalendarMonths({ months, duties, profiles, labels }: CalendarMonthsProps) {
  const withProfiles = months.map((month) => ({
    ...month,
    who: [...new Set(month.rows.flatMap(({ duty }) => duties[duty]?.who ?? []))].join(' '),
  }))
  return (
    <section className={styles.months}>
      <h2>{labels.heading}</h2>
      <MonthJumps months={withProfiles} label={labels.jump} />
      <div className={styles.sheets}>
        {withProfiles.map((month) => (
          <section key={month.id} className={styles.month} id={month.id} data-for={month.who} data-year={month.year}>
            <h3>{month.label}</h3>
            <MonthTable month={month} duties={duties} profiles={profiles} labels={labels} />
          </section>
        ))}
      </div>
    </section>
  )
}
