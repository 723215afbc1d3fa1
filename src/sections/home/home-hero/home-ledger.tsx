import { useHydrated } from '../../../lib/use-hydrated.ts'
import styles from './home-ledger.module.css'

interface LedgerRow {
  href: string
  name: string
  time: string
  fee: string
  unit?: string | undefined
}

export interface HomeLedgerProps {
  heads: { particulars: string; readyIn: string; fee: string }
  rows: readonly LedgerRow[]
  /** What is due next, as of the day on which the page was made. */
  dated?: (LedgerRow & { text: string; until: string; iso: string }) | undefined
  all: { label: string; count: number }
  allHref: string
}

/** A page of the ledger: services with their time and fee, one row that the date picked, and the way to all of them. Each row is a link. */
export function HomeLedger({ heads, rows, dated, all, allHref }: HomeLedgerProps) {
  const [first, ...others] = rows
  // A page that was made long ago must not go on naming a day that has passed.
  const isPast = useHydrated() && dated !== undefined && new Date() > new Date(`${dated.iso}T23:59:59+05:30`)
  return (
    <div className={styles.ledger}>
      <p className={styles.heads}>
        <span>{heads.particulars}</span> <span>{heads.readyIn}</span> <span>{heads.fee}</span>
      </p>
      <ul>
        {first && <Row row={first} />}
        {dated && !isPast && (
          <Row row={dated} className={styles.dated} note={dated.text}>
            <time dateTime={dated.iso}>{`${dated.until} ${dated.time}`}</time>
          </Row>
        )}
        {others.map((row) => (
          <Row key={row.href} row={row} />
        ))}
        <li>
          <a href={allHref}>
            <b>{all.label}</b> <b className={styles.fee}>{all.count}</b>
          </a>
        </li>
      </ul>
    </div>
  )
}

interface RowProps {
  row: LedgerRow
  className?: string | undefined
  note?: string
  /** In the place of the row's time. */
  children?: React.ReactNode
}

function Row({ row: { href, name, time, fee, unit }, className, note, children = time }: RowProps) {
  return (
    <li className={className}>
      <a href={href}>
        <b>{name}</b> <span className={styles.time}>{children}</span>{' '}
        <b className={styles.fee}>
          {fee}
          {unit !== undefined && <small> {unit}</small>}
        </b>
        {note !== undefined && <small className={styles.note}> {note}</small>}
      </a>
    </li>
  )
}
