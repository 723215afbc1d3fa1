import type { AboutPayload } from '#generated/payloads/about/payload.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { ArrowRight } from '../../../ui/icons.ts'
import { PageWidth } from '../../../ui/page-width/page-width.tsx'
import { Points } from '../../../ui/points/points.tsx'
import styles from './about-policies.module.css'

/** The box of policies that a client should know before the work begins. */
export function AboutPolicies({ heading, points, link }: AboutPayload['page']['policy']) {
  return (
    <section className={styles.policies} data-reveal="0.2">
      <PageWidth>
        <div className={styles.box}>
          <h2>{heading}</h2>
          <Points points={points} />
          <a href={link.href}>
            {link.label}
            <Icon shape={ArrowRight} />
          </a>
        </div>
      </PageWidth>
    </section>
  )
}
