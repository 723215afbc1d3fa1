import type { ArticlePayload } from '#src/pages/article/payload.ts'
import { Breadcrumbs } from '../../../ui/breadcrumbs/breadcrumbs.tsx'
import { CategoryArt, CategoryLabel } from '../../../ui/category/category.tsx'
import { PageWidth } from '../../../ui/page-width/page-width.tsx'
import type { ReactNode } from 'react'
import { StatementText } from '../../../ui/list/list.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { ArrowLeft, ArrowRight } from '../../../ui/icons.ts'
import styles from './article-frame.module.css'

/** The top of an article: title, category, author and dates. */
export function ArticleHead({ payload, categoryHref }: { payload: ArticlePayload; categoryHref: string }) {
  const { article, card, updated, author, labels } = payload
  const { category, date, isoDate, minutes } = card
  const words = labels.article
  return (
    <div className={styles.head}>
      <PageWidth>
        <Breadcrumbs trail={payload.breadcrumbs} />
        <div className={styles.columns}>
          <div className={styles.body}>
            <p>
              <a className={styles.category} href={categoryHref}>
                <CategoryLabel category={category} />
              </a>
            </p>
            <h1>{article.title}</h1>
            <ul className={styles.facts}>
              <li>
                {words.author} {author.name}
              </li>
              <li>
                {words.published} <time dateTime={isoDate}>{date}</time>
              </li>
              <li>
                {words.updated} <time dateTime={updated.iso}>{updated.label}</time>
              </li>
              <li>
                {minutes} {labels.minutes}
              </li>
            </ul>
          </div>
          <div className={styles.art}>
            <CategoryArt motif={category.motif} colour={category.colour} />
          </div>
        </div>
      </PageWidth>
    </div>
  )
}

/** An article, and below it what one can do with it. */
export function ArticleBody({ text, children }: { text: ReactNode; children: ReactNode }) {
  return (
    <PageWidth>
      <article className={styles.article}>
        <div className={styles.text}>{text}</div>
        <div className={`${styles.below} screen-only`}>{children}</div>
      </article>
    </PageWidth>
  )
}

/** What a reader in a hurry should take from an article. */
export function Takeaways({ payload: { article, labels } }: { payload: ArticlePayload }) {
  return (
    <section className={styles.takeaways} aria-labelledby="takeaways">
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

/** Who wrote a text, and how it is checked. */
export function AuthorBox({ payload: { author, reviewer, labels } }: { payload: ArticlePayload }) {
  return (
    <section className={styles.author}>
      <h2>
        <span>{labels.article.author}</span> {author.name}
      </h2>
      <p className={styles.role}>{author.role}</p>
      <p>{author.about}</p>
      {reviewer !== undefined && <p>{reviewer}</p>}
    </section>
  )
}

/** Links to the pages before and after this one. */
export function PageNeighbours({ payload }: { payload: ArticlePayload }) {
  const { previous, next } = payload
  const labels = payload.labels.article
  if (!previous && !next) return null
  return (
    <PageWidth>
      <nav
        className={styles.neighbours}
        aria-label={[previous && labels.previous, next && labels.next].filter(Boolean).join(', ')}
      >
        {previous && (
          <a className={styles.previous} href={previous.href} rel="prev">
            <span className={styles.label}>
              <Icon shape={ArrowLeft} />
              {labels.previous}
            </span>
            <span className={styles.title}>{previous.label}</span>
          </a>
        )}
        {next && (
          <a className={styles.next} href={next.href} rel="next">
            <span className={styles.label}>
              {labels.next}
              <Icon shape={ArrowRight} />
            </span>
            <span className={styles.title}>{next.label}</span>
          </a>
        )}
      </nav>
    </PageWidth>
  )
}
