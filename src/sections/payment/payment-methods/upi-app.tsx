import type { PaymentPayload } from '#src/pages/payment/payload.ts'
import { useState } from 'react'
import type { MouseEvent, ReactNode } from 'react'
import { readPayment, writeAmount } from '../../../forms/payment-details.ts'
import type { PaymentDetails } from '../../../forms/payment-details.ts'
import { fill } from '../../../lib/fill.ts'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { FormProblems } from '../../../ui/form-problems/form-problems.tsx'
import { Field } from '../../../ui/field/field.tsx'
import styles from './upi-app.module.css'

interface UpiAppProps {
  labels: PaymentPayload['page']['upi']['app']
  /** The line above a mistake when the button is pressed. */
  problem: string
  href: string
  details: PaymentDetails
  onChange: (details: PaymentDetails) => void
  /** The name that the app must show. */
  children: ReactNode
}

const amountId = 'payment-amount'

// Rs. 12,34,567.00/- has eighteen, and what it is copied from adds marks that nobody sees.
const longestAmount = 40

// The note of a UPI payment has room for no more.
const longestInvoice = 40

/** The payee, amount and invoice: by a button for a phone's UPI app, elsewhere for the QR code. */
export function UpiApp({ labels, problem, href, details, onChange, children }: UpiAppProps) {
  const amount = readPayment(details.amount)
  const isWrong = amount === null
  // The mistake with which the button was pressed. The app would open without an amount.
  const [tried, setTried] = useState<string>()
  const pay = (event: MouseEvent) => {
    if (!isWrong) return
    event.preventDefault()
    setTried(details.amount)
    document.getElementById(amountId)?.focus()
  }
  const label = amount ? fill(labels.payAmount, { amount: writeAmount(amount) }) : labels.pay
  return (
    <div className={styles.app}>
      <p>{children}</p>
      {isWrong && tried === details.amount && (
        <FormProblems text={problem} wrong={[{ id: amountId, text: labels.amountError }]} />
      )}
      <div className={styles.fields}>
        <Field
          id={amountId}
          label={labels.amount}
          optionalNote={labels.optional}
          control={{ kind: 'input', type: 'text' }}
          inputMode="decimal"
          autoComplete="off"
          maxLength={longestAmount}
          defaultValue={details.amount}
          error={isWrong ? { text: labels.amountError } : undefined}
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
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- the link within is pressed */}
      <div className={styles.pay} onClick={pay}>
        <ButtonLink href={href}>
          <span key={label}>{label}</span>
        </ButtonLink>
      </div>
      <p className={styles.hint}>{labels.hint}</p>
    </div>
  )
}
