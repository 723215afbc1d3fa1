import { useState } from 'react'
import type { ReactNode } from 'react'
import { chatHref } from '../../../forms/sending/chat-href.ts'
import { paidMessage, withDetails } from '../../../forms/payment-details.ts'
import type { PaymentDetails } from '../../../forms/payment-details.ts'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { PageWidth } from '../../../ui/page-width/page-width.tsx'
import { PaymentRows } from './payment-rows.tsx'
import { PaymentCode } from './payment-code.tsx'
import type { QrCodeShape } from './qr-code.tsx'
import { UpiApp } from './upi-app.tsx'
import type { UpiAppLabels } from './upi-app.tsx'
import styles from './payment-methods.module.css'

type Bank = Record<'accountHolder' | 'accountNumber' | 'ifsc' | 'branch', string>
type Upi = Record<'number' | 'id', string>

interface PaymentMethodsProps {
  labels: {
    methods: { label: string; bank: string; upi: string }
    bank: Bank
    upi: Upi & { qr: string; qrHint: string; withoutNote: string; app: UpiAppLabels & { save: string } }
    paid: { button: string; text: string; amount: string; invoice: string; reference: string }
    copy: { button: string; copied: string }
    check: string
  }
  payment: { bank: Bank & { bankName: string }; upi: Upi }
  /** The payee, and the code that holds it. */
  upiHref: string
  qr: QrCodeShape
  /** The chat of somebody who has paid, as it is without JavaScript. */
  paidHref: string
  newTabNote: string
  whatsapp: string
  copiedMs: number
  /** What is next to the details. */
  children: ReactNode
}

const nothingTyped: PaymentDetails = { amount: '', invoice: '' }

/**
 * The ways to pay, one shown at a time: a pair of radio buttons and CSS, so the choice needs no
 * JavaScript.
 */
export function PaymentMethods(props: PaymentMethodsProps) {
  const { labels, upiHref, children } = props
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
              {...props}
              app={
                <UpiApp labels={labels.upi.app} href={href} details={details} onChange={setDetails}>
                  {labels.bank.accountHolder} <strong>{props.payment.bank.accountHolder}</strong>
                </UpiApp>
              }
              codeHref={isPlain ? undefined : href}
              amountHref={withDetails(upiHref, { ...details, invoice: '' })}
            />
            <div>
              <ButtonLink
                href={isPlain ? props.paidHref : chatHref(props.whatsapp, paidMessage(labels.paid, details))}
                look="secondary"
                newTabNote={props.newTabNote}
              >
                {labels.paid.button}
              </ButtonLink>
            </div>
          </section>
          {children}
        </div>
      </PageWidth>
    </div>
  )
}

interface DetailsProps extends PaymentMethodsProps {
  /** Name, amount and invoice of a payment by UPI, with the button of a phone. */
  app: ReactNode
  /** What the code holds once somebody has typed. */
  codeHref: string | undefined
  /** The same without the number of the invoice. */
  amountHref: string
}

/** Where the money goes, by either way. Each names the account holder once. */
function Details({ labels, payment: { bank, upi }, app, qr, copiedMs, codeHref, amountHref }: DetailsProps) {
  return (
    <>
      <div className={styles.bank}>
        <PaymentRows
          rows={rowsOf(bank, labels.bank)}
          asides={{ branch: bank.bankName }}
          labels={labels.copy}
          copiedMs={copiedMs}
        />
      </div>
      <div className={styles.upi}>
        {app}
        <PaymentRows
          rows={rowsOf(upi, { number: labels.upi.number, id: labels.upi.id })}
          labels={labels.copy}
          copiedMs={copiedMs}
        />
        <PaymentCode labels={labels.upi} href={codeHref} amountHref={amountHref} drawn={qr} />
      </div>
      <p className={styles.check}>{labels.check}</p>
    </>
  )
}

function MethodToggle({ labels }: { labels: PaymentMethodsProps['labels']['methods'] }) {
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
