import type { PaymentPayload } from '#generated/payloads/payment/payload.ts'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { chatHref } from '../../../forms/sending/chat-href.ts'
import { paidMessage, withDetails } from '../../../forms/payment-details.ts'
import type { PaymentDetails } from '../../../forms/payment-details.ts'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { PageWidth } from '../../../ui/page-width/page-width.tsx'
import { SideCards } from '../side-cards/side-cards.tsx'
import { PaymentRows } from './payment-rows.tsx'
import { PaymentCode } from './payment-code.tsx'
import { UpiApp } from './upi-app.tsx'
import styles from './payment-methods.module.css'

const nothingTyped: PaymentDetails = { amount: '', invoice: '' }

/** The ways to pay, one shown at a time, by radio buttons and CSS alone. */
export function PaymentMethods({ payload }: { payload: PaymentPayload }) {
  const { page: labels, payment, contact, upiHref } = payload
  const [details, setDetails] = useState(nothingTyped)
  const href = withDetails(upiHref, details)
  const isPlain = details === nothingTyped
  return (
    <div className={styles.band}>
      <PageWidth>
        <div className={styles.columns}>
          <section className={styles.methods}>
            <h2>{labels.methods.label}</h2>
            <MethodToggle labels={labels.methods} />
            <Details
              payload={payload}
              app={
                <UpiApp labels={labels.upi.app} href={href} details={details} onChange={setDetails}>
                  {labels.bank.accountHolder} <strong>{payment.bank.accountHolder}</strong>
                </UpiApp>
              }
              codeHref={isPlain ? undefined : href}
              amountHref={withDetails(upiHref, { ...details, invoice: '' })}
              paid={
                <div>
                  <ButtonLink
                    href={isPlain ? payload.paidHref : chatHref(contact.whatsapp, paidMessage(labels.paid, details))}
                    look="secondary"
                    newTabNote={contact.newTabNote}
                  >
                    {labels.paid.button}
                  </ButtonLink>
                </div>
              }
            />
          </section>
          <SideCards payload={payload} />
        </div>
      </PageWidth>
    </div>
  )
}

interface DetailsProps {
  payload: PaymentPayload
  /** Name, amount and invoice of a payment by UPI, with a phone's button. */
  app: ReactNode
  /** The contents of the code once something is typed. */
  codeHref: string | undefined
  /** The same without the number of the invoice. */
  amountHref: string
  /** The link of those who have paid. It follows what a phone pays with, not the code below it. */
  paid: ReactNode
}

/** The details of both ways to pay. Each names the account holder once. */
function Details({ payload, app, codeHref, amountHref, paid }: DetailsProps) {
  const { page: labels, timers } = payload
  const { bank, upi } = payload.payment
  return (
    <>
      <div className={styles.bank}>
        <PaymentRows
          rows={rowsOf(bank, labels.bank)}
          asides={{ branch: bank.bankName }}
          labels={labels.copy}
          copiedMs={timers.copiedMs}
        />
        {paid}
      </div>
      <div className={styles.upi}>
        {app}
        {paid}
        <PaymentRows
          rows={rowsOf(upi, { number: labels.upi.number, id: labels.upi.id })}
          labels={labels.copy}
          copiedMs={timers.copiedMs}
        />
        <PaymentCode labels={labels.upi} href={codeHref} amountHref={amountHref} drawn={payload.upiQr} />
      </div>
      <p className={styles.check}>{labels.check}</p>
    </>
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
