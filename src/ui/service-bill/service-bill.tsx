import type { BillLabels, ServiceBill as Cost } from '#src/content/payload/calculator-frame.ts'
import type { ReactNode } from 'react'
import { fill } from '../../lib/fill.ts'
import { Bill, BillRow } from '../bill/bill.tsx'
import type { Law } from '../bill/bill.tsx'
import { ButtonLink } from '../button/button.tsx'
import styles from './service-bill.module.css'

/** A label followed by our lowest fee. */
export function withPrice(label: string, bill: Cost | undefined, labels: BillLabels): string {
  return bill?.from === undefined ? label : `${label}, ${fill(labels.from, { price: bill.from })}`
}

interface ServiceBillProps {
  labels: BillLabels
  head: ReactNode
  level?: 'h2' | 'h3'
  aside?: ReactNode
  /** The total price of the service, if the answer asks for it. */
  bill: Cost | undefined
  law?: readonly Law[]
  /** Under the total. */
  children?: ReactNode
  start: { href: string; label: string } | undefined
  /** A link that sends it to somebody. */
  share: ReactNode
}

/** The result of some questions: the finding, the price of the service, and the links. */
export function ServiceBill({ labels, head, aside, bill, law = [], children, start, ...rest }: ServiceBillProps) {
  return (
    <>
      <Bill
        labels={labels}
        head={head}
        {...(rest.level && { level: rest.level })}
        aside={aside}
        rows={(bill?.parts ?? []).map(({ title, value, steps }) => (
          <BillRow key={title} title={title} amount={value}>
            {steps}
          </BillRow>
        ))}
        total={bill && { label: labels.total, amount: bill.total }}
        law={law}
        checkedOn={law[0]?.checkedOn}
      >
        {children}
        {bill && bill.onTop.length > 0 && <p>{`${labels.onTop}: ${bill.onTop.join(' ')}`}</p>}
        {bill?.time !== undefined && <p>{fill(labels.ready, { time: bill.time })}</p>}
      </Bill>
      <div className={styles.actions}>
        {start && <ButtonLink href={start.href}>{start.label}</ButtonLink>}
        {rest.share}
      </div>
    </>
  )
}
