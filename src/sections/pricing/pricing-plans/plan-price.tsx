import type { PricingPayload, PricingPlan } from '#generated/payloads/pricing/payload.ts'
import { fill } from '../../../lib/fill.ts'
import styles from './plan-price.module.css'

interface PlanPriceProps {
  /** The plan, whose sums are texts in rupees. */
  offer: PricingPlan
  labels: PricingPayload['page']['billing']
}

/** Both prices of a plan. CSS shows the one for the chosen period, or both if it cannot know. */
export function PlanPrice({ offer, labels }: PlanPriceProps) {
  return (
    <div className={styles.prices}>
      <p className={styles.monthly}>
        <strong>{offer.monthly}</strong> {labels.perMonth}{' '}
        <span className={styles.ifYearly}>{fill(labels.ifYearly, { amount: offer.twelfth })}</span>
      </p>
      <div className={styles.yearly}>
        <p>
          <strong>{offer.yearly}</strong> {labels.perYear}
        </p>
        <p className={styles.saving}>
          <del>
            <span className="visually-hidden">{`${labels.original}: `}</span>
            {offer.originalYearly}
          </del>{' '}
          <span>{fill(labels.saved, { amount: offer.saved })}</span>{' '}
          <span className={styles.percent}>{fill(labels.percentSaved, { percent: offer.percentSaved })}</span>
        </p>
      </div>
    </div>
  )
}
