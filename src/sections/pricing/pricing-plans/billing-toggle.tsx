import styles from './billing-toggle.module.css'

export interface BillingLabels {
  label: string
  monthly: string
  yearly: string
  save: string
}

/**
 * Month or year. The plans' style sheet looks for the checked radio button with
 * `data-period="yearly"`.
 */
export function BillingToggle({ labels }: { labels: BillingLabels }) {
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
