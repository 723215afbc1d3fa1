import type { PricingPayload } from '#generated/payloads/pricing/payload.ts'
import { Check } from '../../../ui/icons.ts'
import { PageWidth } from '../../../ui/page-width/page-width.tsx'
import { Points } from '../../../ui/points/points.tsx'
import styles from './promises.module.css'

/** What applies to every plan, and how soon we answer. */
export function Promises({ promises, support }: Pick<PricingPayload['page'], 'promises' | 'support'>) {
  return (
    <div className={styles.band}>
      <PageWidth>
        <div className={styles.columns}>
          <section>
            <h2>{promises.heading}</h2>
            <Points className={styles.points} points={promises.points} icon={Check} />
            <p className={styles.note}>
              {promises.note} <a href={promises.link.href}>{promises.link.label}</a>
            </p>
          </section>
          <section>
            <h2>{support.heading}</h2>
            <Points className={styles.points} points={support.points} icon={Check} />
          </section>
        </div>
      </PageWidth>
    </div>
  )
}
