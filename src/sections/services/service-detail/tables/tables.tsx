import type { Package, ServicePayload } from '#src/pages/service/payload.ts'
import { Facts } from '../../../../ui/facts/facts.tsx'
import { Check, ChevronRight } from '../../../../ui/icons.ts'
import { List } from '../../../../ui/list/list.tsx'
import { StatementText } from '../../../../ui/list/list.tsx'
import type { Statement } from '../../../../ui/list/list.tsx'
import type { IconShape } from '../../../../ui/icon/icon.tsx'
import styles from './tables.module.css'

type Service = ServicePayload['service']
type Labels = ServicePayload['labels']

interface PriceTableProps {
  payload: ServicePayload
  pricing: NonNullable<Service['pricing']>
  prices: readonly Package[]
}

/** The price of each package by its parts, and what it includes. Prices are stated only here. */
export function PriceTable({ payload: { labels: words, inAll }, pricing, prices }: PriceTableProps) {
  const labels = { ...words.costs, ...words.pricing }
  const packages = inAll?.packages ?? prices.map(({ price }) => ({ parts: [{ title: labels.fee, value: price }] }))
  return (
    <>
      {inAll?.case !== undefined && <p className={styles.case}>{inAll.case}</p>}
      <table className={styles.prices} aria-label={words.sections.pricing}>
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
              <th scope="row">{inAll.label}</th>
              {inAll.packages.map(({ name, total }) => (
                <td key={name}>{total}</td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
      {inAll && inAll.onTop.length > 0 && <PointList icon={ChevronRight} heading={labels.onTop} points={inAll.onTop} />}
      <PointList icon={Check} heading={labels.includes} points={pricing.includes} />
      {prices.some(({ adds }) => adds !== undefined) && (
        <>
          <h3 className={styles.heading}>{labels.adds}</h3>
          <Facts
            className={`${styles.lines} ${styles.adds}`}
            facts={prices.map(({ name, adds = '' }) => ({ label: name, value: adds }))}
          />
          {/* The firm has to confirm what the packages add. */}
          {pricing.confirm === true && <p className={styles.note}>{labels.unconfirmed}</p>}
        </>
      )}
      <p className={styles.note}>{labels.note}</p>
    </>
  )
}

/** What our fee depends on, the government's fees, and what is not included. */
export function CostTable({ payload }: { payload: ServicePayload }) {
  const { costs } = payload.service
  const { costs: labels, figures } = payload.labels
  // The table of prices has the packages and their prices, and perhaps GST.
  const isPriced = payload.prices !== undefined
  const hasGst = payload.inAll !== undefined
  // The price of a service without packages.
  const price = payload.addOn?.price
  const line = (label: string, amount: Statement) => ({
    label,
    value: <StatementText statement={amount} labels={figures} />,
  })
  const fee = (
    <>
      {price !== undefined && <p className={styles.sum}>{price}</p>}
      <p className={styles.why}>{isPriced || price !== undefined ? labels.byPackage : labels.quoted}</p>
      <List items={costs.decidedBy} />
    </>
  )
  return (
    <>
      <Facts
        className={styles.lines}
        facts={[
          { label: labels.fee, value: fee },
          ...costs.government.map(({ what, amount }) => line(`${labels.government}: ${what}`, amount)),
          line(labels.stampDuty, costs.stampDuty),
          ...(hasGst ? [] : [line(labels.gst, labels.gstRate)]),
        ]}
      />
      <PointList icon={ChevronRight} heading={labels.notIncluded} points={costs.notIncluded} />
    </>
  )
}

interface TimelineTableProps {
  timeline: NonNullable<Service['timeline']>
  labels: Labels
}

/** How long the work takes, and what changes that. */
export function TimelineTable({ timeline, labels: { timeline: labels, sections } }: TimelineTableProps) {
  return (
    <>
      <table className={styles.times} aria-label={sections.timeline}>
        <tbody>
          <tr>
            <th scope="row">{labels.normal}</th>
            <td>{timeline.normal}</td>
          </tr>
          <tr>
            <th scope="row">{labels.fastTrack}</th>
            <td>{timeline.fastTrack}</td>
          </tr>
        </tbody>
      </table>
      <PointList icon={ChevronRight} heading={labels.factors} points={timeline.factors} />
    </>
  )
}

interface LatenessTableProps {
  lateness: NonNullable<Service['lateness']>
  labels: Labels
}

/** What can still be done, as late visitors ask first; then the cost, and who charges it. */
export function LatenessTable({ lateness, labels: { lateness: labels, figures } }: LatenessTableProps) {
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

/** Short points under a small heading. */
function PointList({ heading, points, icon }: { heading: string; points: readonly string[]; icon: IconShape }) {
  return (
    <>
      <h3 className={styles.heading}>{heading}</h3>
      <List items={points} marker={icon} />
    </>
  )
}
