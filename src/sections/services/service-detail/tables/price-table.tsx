import type { Package, PriceInAll, ServicePayload } from '#generated/payloads/service/payload.ts'
import { Facts } from '../../../../ui/facts/facts.tsx'
import { Check, ChevronRight } from '../../../../ui/icons.ts'
import ledger from './ledger.module.css'
import { PointList } from './point-list.tsx'
import styles from './tables.module.css'

type Labels = ServicePayload['labels']

interface PriceTableProps {
  /** The name of the table for screen readers. */
  name: string
  prices: readonly Package[]
  /** GST and the government's fees, and their sum with ours. */
  inAll?: PriceInAll | undefined
  includes: readonly string[]
  /** Whether the firm has confirmed what the packages add. */
  isConfirmed: boolean
  labels: Labels['pricing'] & Pick<Labels['costs'], 'fee' | 'inAll' | 'onTop'>
}

/** The price of each package by its parts, and what it includes. Prices are stated only here. */
export function PriceTable({ name, prices, inAll, includes, isConfirmed, labels }: PriceTableProps) {
  const packages = inAll?.packages ?? prices.map(({ price }) => ({ parts: [{ title: labels.fee, value: price }] }))
  return (
    <>
      {inAll?.case !== undefined && <p className={ledger.case}>{inAll.case}</p>}
      <table className={styles.prices} aria-label={name}>
        <thead>
          <tr>
            <td />
            {prices.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {packages[0]?.parts.map(({ title }, nth) => (
            <tr key={title}>
              <th scope="row">{title}</th>
              {packages.map(({ parts }, index) => (
                <td key={prices[index]?.name}>{parts[nth]?.value}</td>
              ))}
            </tr>
          ))}
        </tbody>
        {inAll && (
          <tfoot>
            <tr>
              <th scope="row">{labels.inAll}</th>
              {inAll.packages.map(({ name, total }) => (
                <td key={name}>{total}</td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
      {inAll && inAll.onTop.length > 0 && <PointList icon={ChevronRight} heading={labels.onTop} points={inAll.onTop} />}
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
      <Facts
        className={`${ledger.lines} ${styles.adds}`}
        facts={prices.map(({ name, adds = '' }) => ({ label: name, value: adds }))}
      />
      {note !== undefined && <p className={styles.note}>{note}</p>}
    </>
  )
}
