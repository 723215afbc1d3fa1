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
  'fee' | 'byPackage' | 'quoted' | 'government' | 'gst' | 'gstRate' | 'stampDuty' | 'notIncluded',
  string
>

interface CostTableProps {
  costs: Costs
  /** From the cheapest package to the dearest, where there are packages. */
  priceRange?: string | undefined
  labels: CostLabels
  figures: FigureLabels
}

/** All that a job costs, the government's fees and the tax on ours among it. */
export function CostTable({ costs, priceRange, labels, figures }: CostTableProps) {
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
      <PointList icon={ChevronRight} heading={labels.notIncluded} points={costs.notIncluded} />
    </>
  )
}
