import { Part } from './part.tsx'
import styles from './city-guide.module.css'

interface CityTradesProps {
  heading: string
  trades: readonly { name: string; people: string; gst: string }[]
}

/** What GST asks of the city's trades. */
export function CityTrades({ heading, trades }: CityTradesProps) {
  return (
    <Part heading={heading}>
      {trades.map(({ name, people, gst }) => (
        <div key={name}>
          <h3>{name}</h3>
          <p className={styles.people}>{people}</p>
          <p>{gst}</p>
        </div>
      ))}
    </Part>
  )
}
