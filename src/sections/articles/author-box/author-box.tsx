import type { ArticlePayload } from '#generated/payloads/article/payload.ts'
import styles from './author-box.module.css'

/** Who wrote a text, and how it is checked. */
export function AuthorBox({ payload: { author, reviewer, labels } }: { payload: ArticlePayload }) {
  return (
    <section className={styles.box}>
      <h2>
        <span>{labels.article.author}</span> {author.name}
      </h2>
      <p className={styles.role}>{author.role}</p>
      <p>{author.about}</p>
      {reviewer !== undefined && <p>{reviewer}</p>}
    </section>
  )
}
