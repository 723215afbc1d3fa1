import type { StateDate, StatePayload } from '#src/pages/state/payload.ts'
import { useSaidComing } from '../../../lib/today.ts'
import { HeadedTable, More, Part } from '../city-guide/part.tsx'
import styles from './state-guide.module.css'

/** The next due dates. With JavaScript the list starts today. */
export function StateDates({
  dates,
  labels,
}: Pick<StatePayload, 'dates'> & { labels: StatePayload['labels']['dates'] }) {
  const { said, coming: rows } = useSaidComing({ ...dates, dates: dates.rows })
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
      <More {...dates.all} />
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
