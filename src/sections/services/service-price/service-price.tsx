import type { Package, ServicePayload } from '#src/pages/service/payload.ts'
import type { ReactNode } from 'react'
import { Facts } from '../../../ui/facts/facts.tsx'
import { Check } from '../../../ui/icons.ts'
import { Leaf } from '../../../ui/leaf/leaf.tsx'
import { List, StatementText } from '../../../ui/list/list.tsx'
import type { Statement } from '../../../ui/list/list.tsx'
import { PriceActions } from './price-actions.tsx'
import styles from './service-price.module.css'

/** What the service costs, as a bill, and the ways to order it. */
export function ServicePrice({ payload }: { payload: ServicePayload }) {
  const { prices, labels } = payload
  return (
    <section id={prices ? 'pricing' : 'costs'} className={styles.price} aria-labelledby="price-heading">
      <h2 id="price-heading" className="visually-hidden">
        {labels.sections.pricing}
      </h2>
      {prices ? <PackageBill payload={payload} prices={prices} /> : <QuotedBill payload={payload} />}
    </section>
  )
}

/**
 * A page of the account book with a tab for each package. The tabs are radio buttons before the
 * page, and styles show what belongs to the chosen one, so that they need no script.
 */
function PackageBill({ payload, prices }: { payload: ServicePayload; prices: readonly Package[] }) {
  const { labels, inAll } = payload
  const packages = prices.map(({ name, price, adds }, index) => {
    // Pages in other languages have the fee alone.
    const { parts, total } = inAll?.packages[index] ?? { parts: [], total: price }
    return { name, adds, parts, total }
  })
  return (
    <fieldset className={styles.packages}>
      <legend className="visually-hidden">{labels.pricing.choose}</legend>
      {packages.map(({ name }, index) => (
        <input
          key={name}
          id={`package-${index}`}
          type="radio"
          name="package"
          className={styles.choice}
          defaultChecked={index === 0}
        />
      ))}
      <Leaf>
        <div className={styles.tabs}>
          {packages.map(({ name, total }, index) => (
            <label key={name} htmlFor={`package-${index}`}>
              {name} <small>{total}</small>
            </label>
          ))}
        </div>
        <div className={styles.panels}>
          {packages.map(({ name, adds, parts, total }) => (
            <div key={name} className={styles.panel}>
              <table className={styles.bill}>
                <caption className="visually-hidden">{name}</caption>
                <tbody>
                  {parts.map(({ title, value }) => (
                    <tr key={title}>
                      <th scope="row">{title}</th>
                      <td>{value}</td>
                    </tr>
                  ))}
                </tbody>
                <tfoot>
                  <tr>
                    <th scope="row">{inAll?.label ?? labels.costs.fee}</th>
                    <td>{total}</td>
                  </tr>
                </tfoot>
              </table>
              <p>{adds}</p>
            </div>
          ))}
        </div>
        <Terms payload={payload} />
        <Included payload={payload} />
      </Leaf>
      <PriceActions payload={payload} totals={packages.map(({ total }) => total)} />
    </fieldset>
  )
}

/** For which case the sums hold, what is added to them, and when the work is done. */
function Terms({ payload: { labels, service, inAll } }: { payload: ServicePayload }) {
  const { timeline } = service
  return (
    <div className={styles.terms}>
      {inAll?.case !== undefined && <p>{inAll.case}</p>}
      {inAll && inAll.onTop.length > 0 && (
        <BillFold heading={labels.costs.onTop} count={inAll.onTop.length}>
          <List items={inAll.onTop} />
        </BillFold>
      )}
      {timeline && (
        <table id="timeline" className={styles.times} aria-label={labels.sections.timeline}>
          <tbody>
            <TimeRow label={labels.timeline.normal}>{timeline.normal}</TimeRow>
            <TimeRow label={labels.timeline.fastTrack}>{timeline.fastTrack}</TimeRow>
          </tbody>
        </table>
      )}
    </div>
  )
}

/** What every package includes, and what the firm has to confirm of them. */
function Included({ payload: { labels, service } }: { payload: ServicePayload }) {
  const { pricing } = service
  if (!pricing) return null
  const { includes, unconfirmed, note } = labels.pricing
  return (
    <BillFold heading={includes} count={pricing.includes.length}>
      <List items={pricing.includes} marker={Check} />
      <p className={styles.note}>{pricing.confirm === true ? `${unconfirmed} ${note}` : note}</p>
    </BillFold>
  )
}

function BillFold({ heading, count, children }: { heading: string; count: number; children: ReactNode }) {
  return (
    <details className={styles.fold}>
      <summary className="chevron">
        <b>{heading}</b>
        <span>{count}</span>
      </summary>
      {children}
    </details>
  )
}

function TimeRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>{children}</td>
    </tr>
  )
}

/** Rows of the government's fees that stand open. */
const shown = 2

/** The bill of a service without packages: that we quote our fee, and what the government asks. */
function QuotedBill({ payload }: { payload: ServicePayload }) {
  const { labels, service, addOn } = payload
  const { costs: words } = labels
  const { costs } = service
  const fees = costs.government.map(({ what, amount }) => ({ what: `${words.government}: ${what}`, amount }))
  const others = [...fees.slice(shown), { what: words.stampDuty, amount: costs.stampDuty }]
  return (
    <>
      <Leaf head={words.fee} aside={<b className={styles.fee}>{addOn?.price ?? words.byQuote}</b>}>
        <CostLines lines={[{ what: words.gst, amount: words.gstRate }, ...fees.slice(0, shown)]} labels={labels} />
        <BillFold heading={labels.more.charges} count={others.length}>
          <CostLines lines={others} labels={labels} />
        </BillFold>
        <BillFold heading={labels.sections.costs} count={costs.decidedBy.length}>
          <p>{addOn ? words.byPackage : words.quoted}</p>
          <List items={costs.decidedBy} />
        </BillFold>
      </Leaf>
      <PriceActions payload={payload} totals={addOn ? [addOn.price] : []} />
    </>
  )
}

interface CostLinesProps {
  lines: readonly { what: string; amount: Statement }[]
  labels: ServicePayload['labels']
}

function CostLines({ lines, labels }: CostLinesProps) {
  return (
    <Facts
      className={styles.lines}
      facts={lines.map(({ what, amount }) => ({
        label: what,
        value: <StatementText statement={amount} labels={labels.figures} />,
      }))}
    />
  )
}
