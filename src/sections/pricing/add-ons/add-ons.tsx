import { Section } from '../../../ui/section/section.tsx'
import styles from './add-ons.module.css'

interface AddOnsProps {
  heading: string
  intro: string
  addOns: readonly { name: string; price: string; description: string; href: string }[]
}

/** One-time services with their prices, as lines of a bill. */
export function AddOns({ heading, intro, addOns }: AddOnsProps) {
  return (
    <Section heading={heading} intro={intro}>
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
