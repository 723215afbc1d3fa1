import type { FigureLabels } from '../../../../ui/correction/correction.tsx'
import { ChevronRight } from '../../../../ui/icons.ts'
import { StatementText } from '../../../../ui/statement-list/statement-list.tsx'
import type { Statement } from '../../../../ui/statement-list/statement-list.tsx'
import { PointList } from './point-list.tsx'
import styles from './ledger.module.css'

export interface Costs {
  decidedBy: readonly string[]
  government: readonly { what: string; amount: Statement }[]
  stampDuty: Statement
  notIncluded: readonly string[]
}

export type CostLabels = Record<
  'fee' | 'byPackage' | 'quoted' | 'government' | 'gst' | 'stampDuty' | 'inAll' | 'onTop' | 'notIncluded',
  string
> & { gstRate: Statement }

export interface PriceInAll {
  case?: string
  packages: readonly { name: string; parts: readonly { title: string; value: string }[]; total: string }[]
  onTop: readonly string[]
}

interface CostTableProps {
  costs: Costs
  /** From the cheapest package to the dearest, where there are packages. */
  priceRange?: string | undefined
  /** What each package comes to, where a service has them. */
  inAll?: PriceInAll | undefined
  labels: CostLabels
  figures: FigureLabels
}

/** All that a job costs, the government's fees and the tax on ours among it. */
export function CostTable({ costs, priceRange, inAll, labels, figures }: CostTableProps) {
  const lines: readonly { what: string; amount: Statement }[] = [
    ...costs.government.map(({ what, amount }) => ({ what: `${labels.government}: ${what}`, amount })),
    { what: labels.stampDuty, amount: costs.stampDuty },
    { what: labels.gst, amount: labels.gstRate },
  ]
  return (
    <>
      <dl className={styles.lines}>
        <div>
          <dt>{labels.fee}</dt>
          <dd>
            {priceRange !== undefined && <p className={styles.sum}>{priceRange}</p>}
            <p className={styles.why}>{priceRange === undefined ? labels.quoted : labels.byPackage}</p>
            <ul className={styles.questions}>
              {costs.decidedBy.map((question) => (
                <li key={question}>{question}</li>
              ))}
            </ul>
          </dd>
        </div>
        {lines.map(({ what, amount }) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>
              <StatementText statement={amount} labels={figures} />
            </dd>
          </div>
        ))}
      </dl>
      {inAll && <InAll prices={inAll} labels={labels} />}
      <PointList icon={ChevronRight} heading={labels.notIncluded} points={costs.notIncluded} />
    </>
  )
}

/** The price of each package: its parts, and their sum under them. */
function InAll({ prices, labels }: { prices: PriceInAll; labels: CostLabels }) {
  return (
    <>
      <h3 className={styles.heading}>{labels.inAll}</h3>
      {prices.case !== undefined && <p className={styles.case}>{prices.case}</p>}
      <dl className={styles.lines}>
        {prices.packages.map(({ name, parts, total }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <ul className={styles.parts}>
                {parts.map(({ title, value }) => (
                  <li key={title}>
                    <span>{title}</span> <span>{value}</span>
                  </li>
                ))}
              </ul>
              <p className={styles.sum}>{total}</p>
            </dd>
          </div>
        ))}
      </dl>
      {prices.onTop.length > 0 && <PointList icon={ChevronRight} heading={labels.onTop} points={prices.onTop} />}
    </>
  )
}
