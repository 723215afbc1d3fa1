import type { PricingPayload, PricingPlan } from '#generated/payloads/pricing/payload.ts'
import { fill } from '../../../lib/fill.ts'
import type { IconShape } from '../../../ui/icon-shape.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { Check, X } from '../../../ui/icons.ts'
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
        <Points points={shown} icon={Check} />
        {folded.length > 0 && (
          <details className={styles.more}>
            <summary>
              <span className={styles.showMore}>{fill(labels.showMore, { count: folded.length })}</span>
              <span className={styles.showFewer}>{labels.showFewer}</span>
            </summary>
            <Points points={folded} icon={Check} />
          </details>
        )}
      </div>
      {plan.limitations.length > 0 && (
        <div className={styles.limitations}>
          <h4 className={styles.heading}>{labels.limitations}</h4>
          <Points points={plan.limitations} icon={X} />
        </div>
      )}
    </>
  )
}

function Points({ points, icon }: { points: readonly string[]; icon: IconShape }) {
  return (
    <ul className={styles.points}>
      {points.map((point) => (
        <li key={point}>
          <Icon shape={icon} />
          {point}
        </li>
      ))}
    </ul>
  )
}
