import type { StateDate, StatePayload } from '#generated/payloads/state/payload.ts'
import { useToday } from '../../../lib/today/use-today.ts'
import { HeadedTable } from '../city-guide/headed-table.tsx'
import { Part } from '../city-guide/part.tsx'
import styles from './state-guide.module.css'

interface StateDatesProps extends Pick<StatePayload, 'dates'> {
  labels: StatePayload['labels']['dates']
}

/** The next due dates. After hydration those that have passed are removed. */
export function StateDates({ labels, dates }: StateDatesProps) {
  const today = useToday()
  const coming = dates.rows.filter(({ iso }) => iso >= today)
  const rows = coming.slice(0, dates.shown)
  const said = coming.length === dates.rows.length ? dates.text : rows.length > 0 ? dates.later : dates.over
  return (
    <Part heading={labels.heading}>
      <p key={said}>{said}</p>
      {rows.length > 0 && (
        <HeadedTable className={styles.dates} name={labels.heading} heads={[labels.day, labels.what]}>
          {rows.map((row) => (
            <DateRow key={row.id} row={row} />
          ))}
        </HeadedTable>
      )}
      <p>
        <a className={styles.more} href={dates.all.href}>
          {dates.all.label}
        </a>
      </p>
    </Part>
  )
}

function DateRow({ row }: { row: StateDate }) {
  return (
    <tr>
      <th scope="row">
        <time dateTime={row.iso}>{row.day}</time> <span>{row.weekday}</span>
      </th>
      <td>
        <b>{row.what}</b>
        <span>{`, ${row.period}`}</span>
        <small>{row.who}</small>
        {row.remarks?.map((remark) => (
          <small key={remark} className={styles.remark}>
            {remark}
          </small>
        ))}
      </td>
    </tr>
  )
}
