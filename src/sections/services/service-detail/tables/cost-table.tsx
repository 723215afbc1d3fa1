import type { ServicePayload } from '#generated/payloads/service/payload.ts'
import { Facts } from '../../../../ui/facts/facts.tsx'
import { ChevronRight } from '../../../../ui/icons.ts'
import { Points } from '../../../../ui/points/points.tsx'
import { StatementText } from '../../../../ui/statement-list/statement-list.tsx'
import type { Statement } from '../../../../ui/statement-list/statement-list.tsx'
import { PointList } from './point-list.tsx'
import styles from './ledger.module.css'

/** What our fee depends on, the government's fees, and what is not included. */
export function CostTable({ payload }: { payload: ServicePayload }) {
  const { costs } = payload.service
  const { costs: labels, figures } = payload.labels
  // The table of prices has the packages and their prices, and perhaps GST.
  const isPriced = payload.prices !== undefined
  const hasGst = payload.inAll !== undefined
  // The price of a service without packages.
  const price = payload.addOn?.price
  const lines: readonly { what: string; amount: Statement }[] = [
    ...costs.government.map(({ what, amount }) => ({ what: `${labels.government}: ${what}`, amount })),
    { what: labels.stampDuty, amount: costs.stampDuty },
    ...(hasGst ? [] : [{ what: labels.gst, amount: labels.gstRate }]),
  ]
  const fee = (
    <>
      {price !== undefined && <p className={styles.sum}>{price}</p>}
      <p className={styles.why}>{isPriced || price !== undefined ? labels.byPackage : labels.quoted}</p>
      <Points className={styles.questions} points={costs.decidedBy} />
    </>
  )
  return (
    <>
      <Facts
        className={styles.lines}
        facts={[
          { label: labels.fee, value: fee },
          ...lines.map(({ what, amount }) => ({
            label: what,
            value: <StatementText statement={amount} labels={figures} />,
          })),
        ]}
      />
      <PointList icon={ChevronRight} heading={labels.notIncluded} points={costs.notIncluded} />
    </>
  )
}
