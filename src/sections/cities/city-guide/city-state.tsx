import { formatOrdinal } from '../../../lib/format-ordinal.ts'
import { More } from './more.tsx'
import { Part } from './part.tsx'
import styles from './city-guide.module.css'

interface CityStateProps {
  labels: {
    glance: { heading: string; quarterly: string }
    state: { heading: string }
  }
  quarterlyReturnDay: number
  glance: readonly { label: string; value: string; href?: string }[]
  /** The page of the state, which says what holds in all of it. */
  page: { href: string; label: string }
}

/** What is known of the city, and where it is written what holds in its state. */
export function CityState({ labels, quarterlyReturnDay, glance, page }: CityStateProps) {
  const rows = [...glance, { label: labels.glance.quarterly, value: formatOrdinal(quarterlyReturnDay) }]
  return (
    <>
      <Part heading={labels.glance.heading}>
        <table className={styles.glance} aria-label={labels.glance.heading}>
          <tbody>
            {rows.map(({ label, value, href }: CityStateProps['glance'][number]) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{href === undefined ? value : <a href={href}>{value}</a>}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Part>
      <Part heading={labels.state.heading}>
        <More {...page} />
      </Part>
    </>
  )
}
