import type { PricingPayload, PricingPlan } from '#generated/payloads/pricing/payload.ts'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { PlanFeatures } from './plan-features.tsx'
import { PlanPrice } from './plan-price.tsx'
import styles from './plan-card.module.css'

interface PlanCardProps {
  offer: PricingPlan
  payload: PricingPayload
}

/** One plan: what it costs, includes and leaves out, in rows level with its neighbours'. */
export function PlanCard({ offer, payload: { page, contact } }: PlanCardProps) {
  const { id, plan } = offer
  return (
    <li id={id} className={`${styles.card} ${styles[plan.color]} ${plan.isPopular ? styles.popular : ''}`}>
      <div className={styles.head}>
        <Icon shape={plan.icon} size="large" />
        {plan.badge !== undefined && <span className={styles.badge}>{plan.badge}</span>}
        <h3>{plan.name}</h3>
        <p className={styles.subtitle}>{plan.subtitle}</p>
      </div>
      <PlanPrice offer={offer} labels={page.billing} />
      <p className={styles.description}>{plan.description}</p>
      <div className={styles.choose}>
        {(['monthly', 'yearly'] as const).map((period) => (
          <span key={period} className={styles[period]}>
            <ButtonLink
              href={offer.choose[period]}
              newTabNote={contact.newTabNote}
              look={plan.isPopular ? 'primary' : 'secondary'}
            >
              {plan.buttonText}
            </ButtonLink>
          </span>
        ))}
      </div>
      <PlanFeatures plan={plan} labels={page.plans} />
    </li>
  )
}
