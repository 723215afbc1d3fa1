import type { FigureLabels } from '#generated/payloads/shared/payload/shown.ts'
import { StatementText } from '../../../ui/statement-list/statement-list.tsx'
import type { Statement } from '../../../ui/statement-list/statement-list.tsx'
import styles from './takeaways.module.css'

interface TakeawaysProps {
  heading: string
  takeaways: readonly Statement[]
  labels: FigureLabels
}

/** What a reader in a hurry should take from an article. */
export function Takeaways({ heading, takeaways, labels }: TakeawaysProps) {
  return (
    <section className={styles.box} aria-labelledby="takeaways">
      <h2 id="takeaways">{heading}</h2>
      <ul>
        {takeaways.map((statement, index) => (
          <li key={index}>
            <StatementText statement={statement} labels={labels} />
          </li>
        ))}
      </ul>
    </section>
  )
}
