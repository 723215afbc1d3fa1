import type { CityOffices as OfCity, OfficeRow, OfficeTable as Offices } from '#src/content/payload/offices.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { ExternalLink } from '../../../ui/icons.ts'
import { Fold } from '../../../ui/fold/fold.tsx'
import { HeadedTable, More } from '../city-guide/part.tsx'
import styles from './office-table.module.css'

/** The offices for businesses of a state, folded: the purpose, the office, and the source. */
export function OfficeTable({ id, heading, ...offices }: Offices & { id: string; heading: string }) {
  return (
    <section className={styles.fold}>
      <Fold id={id} heading={heading} level="h2" count={offices.rows.length}>
        <OfficeRows name={heading} {...offices} />
      </Fold>
    </section>
  )
}

function OfficeRows({ name, heads, rows, read }: Offices & { name: string }) {
  return (
    <>
      {rows.length > 0 && (
        <HeadedTable className={styles.offices} name={name} heads={heads}>
          {rows.map((row) => (
            <Row key={row.name} {...row} />
          ))}
        </HeadedTable>
      )}
      {read !== undefined && <p className={styles.note}>{read}</p>}
    </>
  )
}

function Row({ name, purpose, office, href, remarks = [], source }: OfficeRow) {
  return (
    <tr>
      <th scope="row">
        {name}
        {purpose !== undefined && <small>{purpose}</small>}
      </th>
      <td>
        {href === undefined ? (
          office
        ) : (
          <a href={href} target="_blank" rel="noopener">
            {office}
            <Icon shape={ExternalLink} />
          </a>
        )}
        {remarks.map((remark) => (
          <small key={remark}>{remark}</small>
        ))}
        {source && (
          <small>
            <a href={source.href} title={source.title} target="_blank" rel="noopener">
              {source.label}
            </a>
          </small>
        )}
      </td>
    </tr>
  )
}

/** A city's own offices, and the distances to those that serve its whole state. */
export function CityOffices({ heading, seats: { text, lines, note }, more, ...own }: OfCity) {
  return (
    <>
      <OfficeRows name={heading} {...own} />
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
    </>
  )
}
