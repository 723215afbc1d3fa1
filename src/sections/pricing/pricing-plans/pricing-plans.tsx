import type { PricingPayload, PricingPlan } from '#src/pages/pricing/payload.ts'
import { PageWidth } from '../../../ui/page-width/page-width.tsx'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { fill } from '../../../lib/fill.ts'
import { Check, X } from '../../../ui/icons.ts'
import { List } from '../../../ui/list/list.tsx'
import styles from './pricing-plans.module.css'

/** The plans side by side, by the month or by the year. CSS alone switches between the two. */
export function PricingPlans({ payload }: { payload: PricingPayload }) {
  const { page, plans } = payload
  return (
    <section className={styles.plans}>
      <PageWidth>
        <div className={styles.top}>
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

/** Month or year. The plans' style sheet looks for a checked `data-period="yearly"`. */
function BillingToggle({ labels }: { labels: PricingPayload['page']['billing'] }) {
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

interface PlanCardProps {
  /** The plan, whose sums are texts in rupees. */
  offer: PricingPlan
  payload: PricingPayload
}

/** One plan: what it costs, includes and leaves out, in rows level with its neighbours'. */
function PlanCard({ offer, payload }: PlanCardProps) {
  const { id, plan } = offer
  return (
    <li id={id} className={`${styles.card} ${styles[plan.color]} ${plan.isPopular ? styles.popular : ''}`}>
      <div className={styles.head}>
        <Icon shape={plan.icon} size="large" />
        {plan.badge !== undefined && <span className={styles.badge}>{plan.badge}</span>}
        <h3>{plan.name}</h3>
        <p className={styles.subtitle}>{plan.subtitle}</p>
      </div>
      <PlanPrice offer={offer} payload={payload} />
      <p className={styles.description}>{plan.description}</p>
      <div className={styles.choose}>
        {(['monthly', 'yearly'] as const).map((period) => (
          <span key={period} className={styles[period]}>
            <ButtonLink
              href={offer.choose[period]}
              newTabNote={payload.contact.newTabNote}
              look={plan.isPopular ? 'primary' : 'secondary'}
            >
              {plan.buttonText}
            </ButtonLink>
          </span>
        ))}
      </div>
      <PlanFeatures offer={offer} payload={payload} />
    </li>
  )
}

/** Both prices of a plan. CSS shows the one for the chosen period, or both if it cannot know. */
function PlanPrice({ offer, payload }: PlanCardProps) {
  const labels = payload.page.billing
  return (
    <div className={styles.prices}>
      <p className={styles.perMonth}>
        <strong>{offer.monthly}</strong> {labels.perMonth}{' '}
        <span className={styles.ifYearly}>{fill(labels.ifYearly, { amount: offer.twelfth })}</span>
      </p>
      <div className={styles.perYear}>
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

/** What a plan includes, with the lesser features folded, and what it leaves out. */
function PlanFeatures({ offer: { plan }, payload }: PlanCardProps) {
  const labels = payload.page.plans
  const shown = plan.features.slice(0, labels.visibleFeatures)
  const folded = plan.features.slice(labels.visibleFeatures)
  return (
    <>
      <div>
        <h4 className={styles.heading}>{labels.features}</h4>
        <List items={shown} marker={Check} className={styles.points} />
        {folded.length > 0 && (
          <details className={styles.more}>
            <summary>
              <span className={styles.showMore}>{fill(labels.showMore, { count: folded.length })}</span>
              <span className={styles.showFewer}>{labels.showFewer}</span>
            </summary>
            <List items={folded} marker={Check} className={styles.points} />
          </details>
        )}
      </div>
      {plan.limitations.length > 0 && (
        <div className={styles.limitations}>
          <h4 className={styles.heading}>{labels.limitations}</h4>
          <List items={plan.limitations} marker={X} className={styles.points} />
        </div>
      )}
    </>
  )
}
