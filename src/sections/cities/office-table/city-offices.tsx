import type { CityOffices as Offices } from '#generated/payloads/shared/payload/offices.ts'
import { More } from '../city-guide/more.tsx'
import { OfficeTable } from './office-table.tsx'
import styles from './office-table.module.css'

/** A city's own offices, and the distances to those that serve its whole state. */
export function CityOffices({ seats: { text, lines, note }, more, ...own }: Offices) {
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
