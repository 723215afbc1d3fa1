import type { HomePayload, HomePlan } from '#src/pages/home/payload.ts'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { Check } from '../../../ui/icons.ts'
import { List } from '../../../ui/list/list.tsx'
import { Section } from '../../../ui/section/section.tsx'
import styles from './plan-cards.module.css'

/** The plans in columns, with the popular one marked. On a phone their features are folded. */
export function PlanCards({ payload }: { payload: HomePayload }) {
  const words = payload.page.plans
  return (
    <Section id="pricing" heading={words.heading} intro={words.intro} tone="sunk">
      <ul className={styles.plans}>
        {payload.plans.map((plan) => (
          <PlanCard key={plan.name} plan={plan} payload={payload} />
        ))}
      </ul>
      <div className={styles.more}>
        <ButtonLink href={words.link.href} look="quiet">
          {words.link.label}
        </ButtonLink>
      </div>
    </Section>
  )
}

function PlanCard({ plan, payload }: { plan: HomePlan; payload: HomePayload }) {
  const words = payload.page.plans
  return (
    <li className={plan.isPopular ? styles.popular : undefined}>
      <h3>
        {plan.name}
        {plan.isPopular && <span className={styles.mark}>{words.popular}</span>}
      </h3>
      <p className={styles.price}>
        <strong>{plan.price}</strong> {plan.period}
      </p>
      <p className={styles.description}>{plan.description}</p>
      <details className={styles.fold}>
        <summary>
          {words.features}
          <span className="visually-hidden"> {plan.name}</span>
        </summary>
        <List items={plan.features} marker={Check} className={styles.features} />
      </details>
      <ButtonLink
        href={plan.chatHref}
        look={plan.isPopular ? 'primary' : 'secondary'}
        newTabNote={payload.contact.newTabNote}
      >
        {plan.buttonText}
      </ButtonLink>
    </li>
  )
}
