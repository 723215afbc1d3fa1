import type { PricingPlan } from '#generated/payloads/pricing/payload.ts'
import { fill } from '../../../lib/fill.ts'
import styles from './plan-price.module.css'

/** The sums of a plan as texts in rupees. */
export type PriceTexts = Pick<
  PricingPlan,
  'monthly' | 'yearly' | 'originalYearly' | 'twelfth' | 'saved' | 'percentSaved'
>

export interface PriceLabels {
  perMonth: string
  perYear: string
  original: string
  ifYearly: string
  saved: string
  percentSaved: string
}

/**
 * Both prices of a plan; the style sheet shows that of the chosen period, and both where it cannot
 * know.
 */
export function PlanPrice({ texts, labels }: { texts: PriceTexts; labels: PriceLabels }) {
  return (
    <div className={styles.prices}>
      <p className={styles.monthly}>
        <strong>{texts.monthly}</strong> {labels.perMonth}{' '}
        <span className={styles.ifYearly}>{fill(labels.ifYearly, { amount: texts.twelfth })}</span>
      </p>
      <div className={styles.yearly}>
        <p>
          <strong>{texts.yearly}</strong> {labels.perYear}
        </p>
        <p className={styles.saving}>
          <del>
            <span className="visually-hidden">{`${labels.original}: `}</span>
            {texts.originalYearly}
          </del>{' '}
          <span>{fill(labels.saved, { amount: texts.saved })}</span>{' '}
          <span className={styles.percent}>{fill(labels.percentSaved, { percent: texts.percentSaved })}</span>
        </p>
      </div>
    </div>
  )
}
