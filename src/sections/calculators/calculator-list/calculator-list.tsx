import type { CalculatorsPayload } from '#src/pages/calculators/payload.ts'
import styles from './calculator-list.module.css'

/** The calculators, one under the other like entries of a ledger. */
export function CalculatorList({ calculators }: Pick<CalculatorsPayload, 'calculators'>) {
  return (
    <ul className={styles.list}>
      {calculators.map(({ href, title, text }) => (
        <li key={href}>
          <h3>
            <a href={href}>{title}</a>
          </h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}
