import styles from './month-table.module.css'

interface Row {
  id: string
  iso: string
  day: string
  weekday: string
  duty: number
  period: string
  remarks?: readonly string[]
}

export interface Duty {
  id: string
  title: string
  who: readonly number[]
}

export interface MonthTableProps {
  month: { label: string; rows: readonly Row[] }
  duties: readonly Duty[]
  /** Names of the profiles, by which duties count them. */
  profiles: readonly string[]
  labels: { day: string; what: string; who: string }
}

/** What is due in a month: day and weekday, what, and for whom. */
export function MonthTable({ month, duties, profiles, labels }: MonthTableProps) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{month.label}</caption>
      <thead>
        <tr>
          <th scope="col">{labels.day}</th>
          <th scope="col">{labels.what}</th>
          <th scope="col">{labels.who}</th>
        </tr>
      </thead>
      <tbody>
        {month.rows.map((row) => {
          const duty = duties[row.duty]
          return duty && <DateRow key={row.id} row={row} duty={duty} profiles={profiles} />
        })}
      </tbody>
    </table>
  )
}

interface DateRowProps {
  row: Row
  duty: Duty
  profiles: readonly string[]
}

function DateRow({ row, duty, profiles }: DateRowProps) {
  const { id, title, who } = duty
  return (
    <tr data-for={who.join(' ')}>
      <th scope="row">
        <time dateTime={row.iso}>{row.day}</time> <span>{row.weekday}</span>
      </th>
      <td className={styles.what}>
        <a href={`#${id}`}>{title}</a> <span>{row.period}</span>
        {row.remarks?.map((remark) => (
          <small key={remark}>{remark}</small>
        ))}
      </td>
      <td className={styles.who}>{who.map((index) => profiles[index]).join(' · ')}</td>
    </tr>
  )
}
