import type { PricingPayload } from '#generated/payloads/pricing/payload.ts'
import { PageWidth } from '../../../ui/page-width/page-width.tsx'
import { BillingToggle } from './billing-toggle.tsx'
import { PlanCard } from './plan-card.tsx'
import styles from './pricing-plans.module.css'

interface PricingPlansProps {
  offers: PricingPayload['plans']
  labels: Pick<PricingPayload['page'], 'billing' | 'plans'>
  newTabNote: string
}

/**
 * The plans side by side, by the month or by the year. CSS alone switches between the two, without
 * script.
 */
export function PricingPlans({ offers, labels, newTabNote }: PricingPlansProps) {
  return (
    <section className={styles.plans}>
      <PageWidth>
        <div className={styles.head}>
          <h2>{labels.plans.heading}</h2>
          <BillingToggle labels={labels.billing} />
        </div>
        <ul className={styles.cards}>
          {offers.map((offer) => (
            <PlanCard key={offer.plan.name} offer={offer} labels={labels} newTabNote={newTabNote} />
          ))}
        </ul>
      </PageWidth>
    </section>
  )
}
