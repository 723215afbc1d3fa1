import type { ReactNode } from 'react'
import { PageWidth } from '../../../ui/page-width/page-width.tsx'
import { PaymentRows } from './payment-rows.tsx'
import { QrCode } from './qr-code.tsx'
import type { QrCodeShape } from './qr-code.tsx'
import styles from './payment-methods.module.css'

type Bank = Record<'accountHolder' | 'accountNumber' | 'ifsc' | 'branch', string>
type Upi = Record<'number' | 'id', string>

interface PaymentMethodsProps {
  labels: {
    methods: { label: string; bank: string; upi: string }
    bank: Bank
    upi: Upi & { qr: string; qrHint: string }
    copy: { button: string; copied: string }
    check: string
  }
  payment: { bank: Bank & { bankName: string }; upi: Upi }
  qr: QrCodeShape
  copiedMs: number
  /** What stands beside the details. */
  children: ReactNode
}

/** The ways to pay, one shown at a time: a pair of radio buttons and CSS, so the choice needs no JavaScript. */
export function PaymentMethods({ labels, payment: { bank, upi }, qr, copiedMs, children }: PaymentMethodsProps) {
  return (
    <div className={styles.band}>
      <PageWidth>
        <div className={styles.columns}>
          <section className={styles.methods}>
            <h2>{labels.methods.label}</h2>
            <MethodToggle labels={labels.methods} />
            <div className={styles.bank}>
              <PaymentRows
                rows={rowsOf(bank, labels.bank)}
                asides={{ branch: bank.bankName }}
                labels={labels.copy}
                copiedMs={copiedMs}
              />
            </div>
            <div className={styles.upi}>
              <PaymentRows
                rows={rowsOf(upi, { number: labels.upi.number, id: labels.upi.id })}
                labels={labels.copy}
                copiedMs={copiedMs}
              />
              <QrCode code={qr} label={labels.upi.qr} hint={labels.upi.qrHint} />
            </div>
            <div className={styles.check}>
              <p>{labels.check}</p>
              <p className={styles.holder}>
                {labels.bank.accountHolder} <strong>{bank.accountHolder}</strong>
              </p>
            </div>
          </section>
          {children}
        </div>
      </PageWidth>
    </div>
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
