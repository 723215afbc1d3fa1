import type { StatePayload } from '#generated/payloads/state/payload.ts'
import { Part } from '../city-guide/part.tsx'
import styles from './state-guide.module.css'

interface StateTradesProps extends Pick<StatePayload, 'trades'> {
  heading: string
}

/** What GST asks of the trades of a state, folded: the page of a city links to one of them. */
export function StateTrades({ heading, trades }: StateTradesProps) {
  return (
    <Part heading={heading}>
      <div className={styles.trades}>
        {trades.map(({ anchor, name, people, gst }) => (
          <details key={anchor} id={anchor}>
            <summary>{name}</summary>
            <p className={styles.people}>{people}</p>
            <p>{gst}</p>
          </details>
        ))}
      </div>
    </Part>
  )
}
