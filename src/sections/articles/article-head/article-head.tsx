import type { ArticlePayload } from '#generated/payloads/article/payload.ts'
import { Breadcrumbs } from '../../../ui/breadcrumbs/breadcrumbs.tsx'
import { CategoryArt, CategoryLabel } from '../../../ui/category/category.tsx'
import { PageWidth } from '../../../ui/page-width/page-width.tsx'
import styles from './article-head.module.css'

interface ArticleHeadProps {
  payload: ArticlePayload
  /** Address of the other articles in the category. */
  categoryHref: string
}

/** The top of an article: title, category, author and dates. */
export function ArticleHead({ payload, categoryHref }: ArticleHeadProps) {
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
