import type { HomePayload, HomePlan } from '#src/pages/home/payload.ts'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { Check } from '../../../ui/icons.ts'
import { List } from '../../../ui/list/list.tsx'
import { Section } from '../../../ui/section/section.tsx'
import styles from './plan-cards.module.css'

/** The plans in one table, with the popular one marked. On a phone their features are folded. */
export function PlanCards({ payload }: { payload: HomePayload }) {
  const words = payload.page.plans
  return (
    <Section id="pricing" heading={words.heading} intro={words.intro} tone="sunk">
      <table className={styles.plans}>
        <caption className="visually-hidden">{words.heading}</caption>
        <thead>
          <tr>
            <th scope="col">{words.plan}</th>
            <th scope="col">{words.fee}</th>
            <th scope="col">{words.features}</th>
          </tr>
        </thead>
        <tbody>
          {payload.plans.map((plan) => (
            <PlanRow key={plan.name} plan={plan} payload={payload} />
          ))}
        </tbody>
      </table>
      <div className={styles.more}>
        <ButtonLink href={words.link.href} look="quiet">
          {words.link.label}
        </ButtonLink>
      </div>
    </Section>
  )
}

function PlanRow({ plan, payload }: { plan: HomePlan; payload: HomePayload }) {
  const words = payload.page.plans
  return (
    <tr className={plan.isPopular ? styles.popular : undefined}>
      <th scope="row">
        <div className={styles.name}>
          {plan.name}
          {plan.isPopular && <span className={styles.mark}>{words.popular}</span>}
        </div>
        <p>{plan.description}</p>
      </th>
      <td className={styles.price}>
        <strong>{plan.price}</strong> <span>{plan.period}</span>
      </td>
      <td>
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
      </td>
    </tr>
  )
}
