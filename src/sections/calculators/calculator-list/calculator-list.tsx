import styles from './calculator-list.module.css'

interface CalculatorListProps {
  calculators: readonly { href: string; title: string; text?: string }[]
}

/** Calculators or checks, one under the other like entries of a ledger. */
export function CalculatorList({ calculators }: CalculatorListProps) {
  return (
    <ul className={styles.list}>
      {calculators.map(({ href, title, text }) => (
        <li key={href}>
          <h3>
            <a href={href}>{title}</a>
          </h3>
          {text !== undefined && <p>{text}</p>}
        </li>
      ))}
    </ul>
  )
}
