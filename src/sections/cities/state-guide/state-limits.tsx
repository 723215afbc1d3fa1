import type { StatePayload } from '#generated/payloads/state/payload.ts'
import { Links } from '../../../ui/links/links.tsx'
import { HeadedTable } from '../city-guide/headed-table.tsx'
import { Part } from '../city-guide/part.tsx'
import styles from './state-guide.module.css'

interface StateLimitsProps extends Pick<StatePayload, 'limits' | 'always' | 'gstCheck'> {
  /** Anchor of the part. */
  id: string
  labels: StatePayload['labels']['limits']
}

/**
 * The turnover above which a business registers here, and what requires registration at any
 * turnover.
 */
export function StateLimits({ id, labels, limits, always, gstCheck }: StateLimitsProps) {
  return (
    <Part id={id} heading={labels.heading}>
      <HeadedTable className={styles.limits} name={labels.heading} heads={[labels.what, labels.limit]}>
        {limits.map(({ label, value }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{value}</td>
          </tr>
        ))}
      </HeadedTable>
      <p>{labels.text}</p>
      {always.length > 0 && (
        <>
          <h3>{labels.always}</h3>
          <Links className={styles.always} links={always} />
        </>
      )}
      <p>
        <a className={styles.more} href={gstCheck.href}>
          {gstCheck.label}
        </a>
      </p>
    </Part>
  )
}
