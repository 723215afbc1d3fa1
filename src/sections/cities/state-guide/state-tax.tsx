import type { StateTax as Tax } from '#src/pages/state/payload.ts'
import { Facts } from '../../../ui/facts/facts.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { ExternalLink } from '../../../ui/icons.ts'
import { HeadedTable, Part } from '../city-guide/part.tsx'
import styles from '../city-guide/city-guide.module.css'

/** A state's professional tax, with its sources. Without the tax a sentence says so. */
export function StateTax({ id, heading, tax }: { id: string; heading: string; tax: Tax }) {
  const { note, slabs, remarks, lines, sources } = tax
  return (
    <Part id={id} heading={heading}>
      <p>{note}</p>
      {slabs && (
        <HeadedTable className={styles.slabs} name={heading} heads={slabs.heads}>
          {slabs.rows.map(([limit, amount]) => (
            <tr key={limit}>
              <th scope="row">{limit}</th>
              <td>{amount}</td>
            </tr>
          ))}
        </HeadedTable>
      )}
      {remarks?.map((remark) => (
        <p key={remark}>{remark}</p>
      ))}
      {lines && <Facts className={styles.lines} facts={lines} />}
      {sources && <Sources {...sources} />}
    </Part>
  )
}

function Sources({ label, links, checked }: NonNullable<Tax['sources']>) {
  return (
    <p className={styles.sources}>
      {`${label}: `}
      {links.map(({ href, label: name }) => (
        <a key={href} href={href} target="_blank" rel="noopener">
          {name}
          <Icon shape={ExternalLink} />
        </a>
      ))}
      {` ${checked}`}
    </p>
  )
}
