import { formatOrdinal } from '../../../lib/format-ordinal.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { ExternalLink } from '../../../ui/icons.ts'
import { CityTax } from './city-tax.tsx'
import type { StateTax } from './city-tax.tsx'
import { Part } from './part.tsx'
import styles from './city-guide.module.css'

interface State {
  gstCode: string
  goodsThreshold: string
  servicesThreshold: string
  quarterlyReturnDay: number
  taxDepartment: string
  taxDepartmentUrl?: string | undefined
  note: string
  professionalTax: StateTax
}

interface CityStateProps {
  labels: {
    glance: { heading: string; gstCode: string; goods: string; services: string; quarterly: string; department: string }
    stateNote: { heading: string }
    trades: { heading: string }
    professionalTax: { heading: string }
  }
  state: State
  trades: readonly { name: string; people: string; gst: string }[]
}

/** What holds in the city's state, and what GST asks of its trades. */
export function CityState({ labels, state, trades }: CityStateProps) {
  return (
    <>
      <Part heading={labels.glance.heading}>
        <Glance labels={labels.glance} state={state} />
      </Part>
      <Part heading={labels.stateNote.heading}>
        <p>{state.note}</p>
      </Part>
      {trades.length > 0 && (
        <Part heading={labels.trades.heading}>
          {trades.map(({ name, people, gst }) => (
            <div key={name}>
              <h3>{name}</h3>
              <p className={styles.people}>{people}</p>
              <p>{gst}</p>
            </div>
          ))}
        </Part>
      )}
      <CityTax heading={labels.professionalTax.heading} tax={state.professionalTax} />
    </>
  )
}

function Glance({ labels, state }: { labels: CityStateProps['labels']['glance']; state: State }) {
  return (
    <table className={styles.glance}>
      <tbody>
        <tr>
          <th scope="row">{labels.gstCode}</th>
          <td>{state.gstCode}</td>
        </tr>
        <tr>
          <th scope="row">{labels.goods}</th>
          <td>{state.goodsThreshold}</td>
        </tr>
        <tr>
          <th scope="row">{labels.services}</th>
          <td>{state.servicesThreshold}</td>
        </tr>
        <tr>
          <th scope="row">{labels.quarterly}</th>
          <td>{formatOrdinal(state.quarterlyReturnDay)}</td>
        </tr>
        <tr>
          <th scope="row">{labels.department}</th>
          <td>
            {state.taxDepartmentUrl === undefined ? (
              state.taxDepartment
            ) : (
              <a href={state.taxDepartmentUrl} target="_blank" rel="noopener">
                {state.taxDepartment}
                <Icon shape={ExternalLink} />
              </a>
            )}
          </td>
        </tr>
      </tbody>
    </table>
  )
}
