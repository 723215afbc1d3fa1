import type { PricingPayload, PricingPlan } from '#generated/payloads/pricing/payload.ts'
import { fill } from '../../../lib/fill.ts'
import { Check, X } from '../../../ui/icons.ts'
import { Points } from '../../../ui/points/points.tsx'
import styles from './plan-features.module.css'

interface PlanFeaturesProps {
  plan: PricingPlan['plan']
  labels: PricingPayload['page']['plans']
}

/** What a plan includes, with the lesser features folded, and what it leaves out. */
export function PlanFeatures({ plan, labels }: PlanFeaturesProps) {
  const shown = plan.features.slice(0, labels.visibleFeatures)
  const folded = plan.features.slice(labels.visibleFeatures)
  return (
    <>
      <div>
        <h4 className={styles.heading}>{labels.features}</h4>
        <Points className={styles.points} points={shown} icon={Check} />
        {folded.length > 0 && (
          <details className={styles.more}>
            <summary>
              <span className={styles.showMore}>{fill(labels.showMore, { count: folded.length })}</span>
              <span className={styles.showFewer}>{labels.showFewer}</span>
            </summary>
            <Points className={styles.points} points={folded} icon={Check} />
          </details>
        )}
      </div>
      {plan.limitations.length > 0 && (
        <div className={styles.limitations}>
          <h4 className={styles.heading}>{labels.limitations}</h4>
          <Points className={styles.points} points={plan.limitations} icon={X} />
        </div>
      )}
    </>
  )
}
