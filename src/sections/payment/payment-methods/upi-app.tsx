import type { PaymentPayload } from '#generated/payloads/payment/payload.ts'
import type { ReactNode } from 'react'
import { readPayment, writeAmount } from '../../../forms/payment-details.ts'
import type { PaymentDetails } from '../../../forms/payment-details.ts'
import { fill } from '../../../lib/fill.ts'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { Field } from '../../../ui/field/field.tsx'
import styles from './upi-app.module.css'

interface UpiAppProps {
  labels: PaymentPayload['page']['upi']['app']
  href: string
  details: PaymentDetails
  onChange: (details: PaymentDetails) => void
  /** The name that the app must show. */
  children: ReactNode
}

// Rs. 12,34,567.00/- has eighteen.
const longestAmount = 20

// The note of a UPI payment has room for no more.
const longestInvoice = 40

/** The payee, amount and invoice: by a button for a phone's UPI app, elsewhere for the QR code. */
export function UpiApp({ labels, href, details, onChange, children }: UpiAppProps) {
  const amount = readPayment(details.amount)
  const label = amount ? fill(labels.payAmount, { amount: writeAmount(amount) }) : labels.pay
  return (
    <div className={styles.app}>
      <p>{children}</p>
      <div className={styles.fields}>
        <Field
          id="payment-amount"
          label={labels.amount}
          optionalNote={labels.optional}
          control={{ kind: 'input', type: 'text' }}
          inputMode="decimal"
          autoComplete="off"
          maxLength={longestAmount}
          defaultValue={details.amount}
          error={amount === null ? labels.amountError : undefined}
          onChange={({ target }) => onChange({ ...details, amount: target.value })}
        />
        <Field
          id="payment-invoice"
          label={labels.invoice}
          optionalNote={labels.optional}
          control={{ kind: 'input', type: 'text' }}
          autoComplete="off"
          maxLength={longestInvoice}
          defaultValue={details.invoice}
          onChange={({ target }) => onChange({ ...details, invoice: target.value })}
        />
      </div>
      <div className={styles.pay}>
        <ButtonLink href={href}>
          <span key={label}>{label}</span>
        </ButtonLink>
      </div>
      <p className={styles.hint}>{labels.hint}</p>
    </div>
  )
}
