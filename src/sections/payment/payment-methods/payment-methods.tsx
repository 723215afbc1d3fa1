import type { PaymentPayload } from '#src/pages/payment/payload.ts'
import { useState } from 'react'
import { chatHref } from '../../../forms/sending/chat-href.ts'
import { paidMessage, withDetails } from '../../../forms/payment-details.ts'
import type { PaymentDetails } from '../../../forms/payment-details.ts'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { PaymentRows } from './payment-rows.tsx'
import { PaymentCode } from './payment-code.tsx'
import { UpiApp } from './upi-app.tsx'
import styles from './payment-methods.module.css'

const nothingTyped: PaymentDetails = { amount: '', invoice: '' }

interface PaymentProps {
  payload: Pick<PaymentPayload, 'payment' | 'upiHref' | 'upiQr' | 'paidHref' | 'contact' | 'timers'> & {
    page: Pick<PaymentPayload['page'], 'methods' | 'paid' | 'check' | 'copy' | 'bank' | 'upi'>
  }
}

/** The ways to pay, one shown at a time, by radio buttons and CSS alone. */
export function PaymentMethods({ payload }: PaymentProps) {
  const labels = payload.page.methods
  return (
    <section className={styles.methods}>
      <h2>{labels.label}</h2>
      <MethodToggle labels={labels} />
      <Details payload={payload} />
    </section>
  )
}

/** The details of both ways to pay. Each names the account holder once. */
function Details({ payload }: PaymentProps) {
  const { page: labels, payment, upiHref, timers } = payload
  const { bank, upi } = payment
  const [details, setDetails] = useState(nothingTyped)
  const href = withDetails(upiHref, details)
  const paid = <Paid payload={payload} details={details} />
  const copying = { labels: labels.copy, copiedMs: timers.copiedMs }
  return (
    <>
      <p className={styles.check}>{labels.check}</p>
      <div className={styles.bank}>
        <PaymentRows rows={rowsOf(bank, labels.bank)} asides={{ branch: bank.bankName }} {...copying} />
        {paid}
      </div>
      <div className={styles.upi}>
        <UpiApp
          labels={labels.upi.app}
          problem={payload.contact.errors.problem}
          href={href}
          details={details}
          onChange={setDetails}
        >
          {labels.bank.accountHolder} <strong>{bank.accountHolder}</strong>
        </UpiApp>
        {paid}
        <PaymentRows rows={rowsOf(upi, { number: labels.upi.number, id: labels.upi.id })} {...copying} />
        <PaymentCode
          labels={labels.upi}
          href={details === nothingTyped ? undefined : href}
          amountHref={withDetails(upiHref, { ...details, invoice: '' })}
          drawn={payload.upiQr}
        />
      </div>
    </>
  )
}

/** The link of those who have paid. It follows what a phone pays with, not the code below it. */
function Paid({ payload, details }: PaymentProps & { details: PaymentDetails }) {
  const { page, contact, paidHref } = payload
  const href = details === nothingTyped ? paidHref : chatHref(contact.whatsapp, paidMessage(page.paid, details))
  return (
    <div>
      <ButtonLink href={href} look="secondary" newTabNote={contact.newTabNote}>
        {page.paid.button}
      </ButtonLink>
    </div>
  )
}

function MethodToggle({ labels }: { labels: PaymentPayload['page']['methods'] }) {
  return (
    <fieldset className={styles.toggle}>
      <legend className="visually-hidden">{labels.label}</legend>
      <label>
        <input type="radio" name="method" value="bank" defaultChecked />
        {labels.bank}
      </label>
      <label>
        <input type="radio" name="method" value="upi" />
        {labels.upi}
      </label>
    </fieldset>
  )
}

/** The values that have a label, in the order of the labels. */
function rowsOf<Key extends string>(values: Record<NoInfer<Key>, string>, labels: Record<Key, string>) {
  const known: Readonly<Record<string, string>> = values
  return Object.entries<string>(labels).map(([key, label]) => ({ key, label, value: known[key] ?? '' }))
}
