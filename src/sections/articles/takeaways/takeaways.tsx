import type { ArticlePayload } from '#generated/payloads/article/payload.ts'
import { StatementText } from '../../../ui/statement-list/statement-list.tsx'
import styles from './takeaways.module.css'

/** What a reader in a hurry should take from an article. */
export function Takeaways({ payload: { article, labels } }: { payload: ArticlePayload }) {
  return (
    <section className={styles.box} aria-labelledby="takeaways">
      <h2 id="takeaways">{labels.article.takeaways}</h2>
      <ul>
        {article.takeaways.map((statement, index) => (
          <li key={index}>
            <StatementText statement={statement} labels={labels.figures} />
          </li>
        ))}
      </ul>
    </section>
  )
}
