import type { CalculatorPayload } from '#generated/payloads/calculator/payload.ts'
import { Facts } from '../../../ui/facts/facts.tsx'
import { Section } from '../../../ui/section/section.tsx'
import styles from './worked-examples.module.css'

/** Cases with their answers and results, step by step. */
export function WorkedExamples({ labels, examples }: Pick<CalculatorPayload, 'labels' | 'examples'>) {
  const words = labels.examples
  return (
    <Section id="examples" heading={words.heading} intro={words.intro} tone="sunk">
      <div className={styles.examples}>
        {examples.map(({ name, href, answers, lines }) => (
          <article key={name} className={styles.example}>
            <h3>{name}</h3>
            <Facts className={styles.answers} facts={answers} />
            <dl className={styles.lines}>
              {lines.map(({ id, title, value, steps, other }) => (
                <div key={id}>
                  <dt>{title}</dt>
                  <dd>{value}</dd>
                  {steps !== undefined && <dd className={styles.steps}>{steps}</dd>}
                  {other !== undefined && <dd className={styles.steps}>{other}</dd>}
                </div>
              ))}
            </dl>
            <a href={href}>{words.open}</a>
          </article>
        ))}
      </div>
    </Section>
  )
}
