import { formatOrdinal } from '../../../lib/format-ordinal.ts'
import { CityTax } from './city-tax.tsx'
import type { StateTax } from './city-tax.tsx'
import { Part } from './part.tsx'
import styles from './city-guide.module.css'

interface State {
  quarterlyReturnDay: number
  note: string
  professionalTax: StateTax
}

interface CityStateProps {
  labels: {
    glance: { heading: string; quarterly: string }
    stateNote: { heading: string }
    professionalTax: { heading: string }
  }
  state: State
  glance: readonly { label: string; value: string }[]
}

/** What is known of the city, and what holds in its state. */
export function CityState({ labels, state, glance }: CityStateProps) {
  return (
    <>
      <Part heading={labels.glance.heading}>
        <Glance labels={labels.glance} day={state.quarterlyReturnDay} rows={glance} />
      </Part>
      <Part heading={labels.stateNote.heading}>
        <p>{state.note}</p>
      </Part>
      <CityTax heading={labels.professionalTax.heading} tax={state.professionalTax} />
    </>
  )
}

function Glance({ labels, day, rows }: { labels: { quarterly: string }; day: number; rows: CityStateProps['glance'] }) {
  return (
    <table className={styles.glance}>
      <tbody>
        {[...rows, { label: labels.quarterly, value: formatOrdinal(day) }].map(({ label, value }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
