import type { PricingPayload } from '#generated/payloads/pricing/payload.ts'
import { PageWidth } from '../../../ui/page-width/page-width.tsx'
import { BillingToggle } from './billing-toggle.tsx'
import { PlanCard } from './plan-card.tsx'
import styles from './pricing-plans.module.css'

/** The plans side by side, by the month or by the year. CSS alone switches between the two. */
export function PricingPlans({ payload }: { payload: PricingPayload }) {
  const { page, plans } = payload
  return (
    <section className={styles.plans}>
      <PageWidth>
        <div className={styles.head}>
          <h2>{page.plans.heading}</h2>
          <BillingToggle labels={page.billing} />
        </div>
        <ul className={styles.cards}>
          {plans.map((offer) => (
            <PlanCard key={offer.plan.name} offer={offer} payload={payload} />
          ))}
        </ul>
      </PageWidth>
    </section>
  )
}
