import { Check } from '../../../../ui/icons.ts'
import ledger from './ledger.module.css'
import { PointList } from './point-list.tsx'
import styles from './tables.module.css'

export interface Package {
  name: string
  price: string
  /** What its money buys on top of what all packages include. */
  adds?: string
}

export type PriceLabels = Record<'includes' | 'adds' | 'unconfirmed' | 'note', string>

interface PriceTableProps {
  /** What the table is called by those who do not see its heading above it. */
  name: string
  prices: readonly Package[]
  includes: readonly string[]
  /** Whether the firm has confirmed what the packages add. */
  isConfirmed: boolean
  labels: PriceLabels
}

/** What each package costs, what all of them include and what each adds. */
export function PriceTable({ name, prices, includes, isConfirmed, labels }: PriceTableProps) {
  return (
    <>
      <table className={styles.prices} aria-label={name}>
        <thead>
          <tr>
            {prices.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            {prices.map(({ name, price }) => (
              <td key={name}>{price}</td>
            ))}
          </tr>
        </tbody>
      </table>
      <PointList icon={Check} heading={labels.includes} points={includes} />
      {prices.some(({ adds }) => adds !== undefined) && (
        <Additions prices={prices} heading={labels.adds} note={isConfirmed ? undefined : labels.unconfirmed} />
      )}
      <p className={styles.note}>{labels.note}</p>
    </>
  )
}

interface AdditionsProps {
  prices: readonly Package[]
  heading: string
  note: string | undefined
}

function Additions({ prices, heading, note }: AdditionsProps) {
  return (
    <>
      <h3 className={ledger.heading}>{heading}</h3>
      <dl className={`${ledger.lines} ${styles.adds}`}>
        {prices.map(({ name, price, adds }) => (
          <div key={name}>
            <dt>{`${name}, ${price}`}</dt>
            <dd>{adds}</dd>
          </div>
        ))}
      </dl>
      {note !== undefined && <p className={styles.note}>{note}</p>}
    </>
  )
}
