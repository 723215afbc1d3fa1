import { Breadcrumbs } from '../../../ui/breadcrumbs/breadcrumbs.tsx'
import { CategoryArt } from '../../../ui/category/category-art.tsx'
import { CategoryLabel } from '../../../ui/category/category-label.tsx'
import type { Category } from '../../../ui/category/category-label.tsx'
import { PageWidth } from '../../../ui/page-width/page-width.tsx'
import styles from './article-head.module.css'

interface ArticleHeadProps {
  title: string
  trail: readonly { label: string; href?: string }[]
  facts: {
    category: Category
    date: string
    isoDate: string
    minutes: number
    updated: { label: string; iso: string }
    author: string
  }
  labels: { published: string; updated: string; author: string; minutes: string }
  /** Address of the other articles in the category. */
  categoryHref: string
}

/** The top of an article: title, category, author and dates. */
export function ArticleHead({ title, trail, facts, labels, categoryHref }: ArticleHeadProps) {
  const { category, updated } = facts
  return (
    <div className={styles.head}>
      <PageWidth>
        <Breadcrumbs trail={trail} />
        <div className={styles.columns}>
          <div className={styles.body}>
            <p>
              <a className={styles.category} href={categoryHref}>
                <CategoryLabel category={category} />
              </a>
            </p>
            <h1>{title}</h1>
            <ul className={styles.facts}>
              <li>
                {labels.author} {facts.author}
              </li>
              <li>
                {labels.published} <time dateTime={facts.isoDate}>{facts.date}</time>
              </li>
              <li>
                {labels.updated} <time dateTime={updated.iso}>{updated.label}</time>
              </li>
              <li>
                {facts.minutes} {labels.minutes}
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
