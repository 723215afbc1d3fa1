import type { PricingPayload } from '#generated/payloads/pricing/payload.ts'
import styles from './billing-toggle.module.css'

/** Month or year. The plans' style sheet looks for a checked `data-period="yearly"`. */
export function BillingToggle({ labels }: { labels: PricingPayload['page']['billing'] }) {
  return (
    <fieldset className={styles.toggle}>
      <legend className="visually-hidden">{labels.label}</legend>
      <label className={styles.choice}>
        <input type="radio" name="billing" value="monthly" defaultChecked />
        {labels.monthly}
      </label>
      <label className={styles.choice}>
        <input type="radio" name="billing" value="yearly" data-period="yearly" />
        {labels.yearly}
        <span className={styles.save}>{labels.save}</span>
      </label>
    </fieldset>
  )
}
