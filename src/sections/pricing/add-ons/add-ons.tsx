import type { PricingPayload } from '#generated/payloads/pricing/payload.ts'
import { Section } from '../../../ui/section/section.tsx'
import styles from './add-ons.module.css'

/** One-time services with their prices, as lines of a bill. */
export function AddOns({ payload: { page, addOns } }: { payload: PricingPayload }) {
  return (
    <Section {...page.addOns}>
      <ul className={styles.list}>
        {addOns.map(({ name, price, description, href }) => (
          <li key={name} className={styles.entry}>
            <h3>
              <a href={href}>{name}</a>
            </h3>
            <p className={styles.description}>{description}</p>
            <p className={styles.price}>{price}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
