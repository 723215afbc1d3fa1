import { More } from '../city-guide/more.tsx'
import { OfficeTable } from './office-table.tsx'
import type { OfficeTableProps } from './office-table.tsx'
import styles from './office-table.module.css'

interface CityOfficesProps extends OfficeTableProps {
  /** The cities with offices that serve the whole state. */
  seats: {
    text: string
    lines: readonly { label: string; note?: string; matters: string }[]
    note?: string
  }
  /** The offices on the page of the state. */
  more: { href: string; label: string }
}

/** A city's own offices, then how far those are that serve its whole state. */
export function CityOffices({ seats: { text, lines, note }, more, ...own }: CityOfficesProps) {
  return (
    <OfficeTable {...own}>
      {lines.length > 0 && (
        <>
          <p>{text}</p>
          <dl className={styles.seats}>
            {lines.map(({ label, note: far, matters }) => (
              <div key={label}>
                <dt>
                  {label}
                  {far !== undefined && <small>{far}</small>}
                </dt>
                <dd>{matters}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      {note !== undefined && <p className={styles.note}>{note}</p>}
      <More {...more} />
    </OfficeTable>
  )
}
