import type { ServicePayload } from '#generated/payloads/service/payload.ts'
import type { FigureLabels } from '#generated/payloads/shared/payload/shown.ts'
import { StatementText } from '../../../../ui/statement-list/statement-list.tsx'
import styles from './ledger.module.css'

interface LatenessTableProps {
  lateness: NonNullable<ServicePayload['service']['lateness']>
  labels: ServicePayload['labels']['lateness']
  figures: FigureLabels
}

/** What can still be done, as late visitors ask first; then the cost, and who charges it. */
export function LatenessTable({ lateness, labels, figures }: LatenessTableProps) {
  return (
    <>
      <h3 className={styles.heading}>{labels.remedy}</h3>
      <p className={styles.remedy}>{lateness.remedy}</p>
      <dl className={styles.lines}>
        {lateness.charges.map(({ what, amount, by }) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>
              <StatementText statement={amount} labels={figures} />
              {by !== undefined && <p className={styles.why}>{`${labels.by}: ${by}`}</p>}
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}
