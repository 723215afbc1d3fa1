import { Part } from './part.tsx'
import styles from './city-guide.module.css'

interface CityTradesProps {
  heading: string
  trades: readonly { name: string; href: string; known: string; lead: string }[]
}

/** The first sentences of what GST asks of the city's trades, each with a link to the rest. */
export function CityTrades({ heading, trades }: CityTradesProps) {
  return (
    <Part heading={heading}>
      {trades.map(({ name, href, known, lead }) => (
        <div key={href}>
          <h3>
            <a href={href}>{name}</a>
          </h3>
          {known !== '' && <p className={styles.people}>{known}</p>}
          <p>{lead}</p>
        </div>
      ))}
    </Part>
  )
}
