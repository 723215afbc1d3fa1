import { Check } from '../../../../ui/icons.ts'
import { PointList } from './point-list.tsx'
import styles from './tables.module.css'

interface PriceTableProps {
  prices: readonly { name: string; price: string }[]
  includes: readonly string[]
  labels: { includes: string; note: string }
}

/** What each package costs and what all of them include. */
export function PriceTable({ prices, includes, labels }: PriceTableProps) {
  return (
    <>
      <table className={styles.prices}>
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
      <p className={styles.note}>{labels.note}</p>
    </>
  )
}
