import type { BlogPayload } from '#generated/payloads/blog/payload.ts'
import type { ReactNode } from 'react'
import { CategoryLabel } from '../../../ui/category/category.tsx'
import type { Category } from '../../../ui/category/category.tsx'
import { PageWidth } from '../../../ui/page-width/page-width.tsx'
import styles from './article-shelf.module.css'

interface ArticleShelfProps {
  categories: readonly Category[]
  /** The chosen category; undefined for all. */
  chosen: Category | undefined
  /** Address that shows a category, or all without one. */
  hrefOf: (id?: string) => string
  count: number
  labels: BlogPayload['page']['filter']
  children: ReactNode
}

/** The articles under a row of links that choose their category. */
export function ArticleShelf({ categories, chosen, hrefOf, count, labels, children }: ArticleShelfProps) {
  return (
    <div className={styles.shelf}>
      <PageWidth>
        <nav aria-label={labels.label}>
          <p className={styles.label} aria-hidden="true">
            {labels.label}
          </p>
          <ul className={styles.row}>
            <li>
              <a id="all" href={hrefOf()} aria-current={chosen ? undefined : 'true'}>
                {labels.all}
              </a>
            </li>
            {categories.map((category) => (
              <li key={category.id}>
                <a
                  id={category.id}
                  href={hrefOf(category.id)}
                  aria-current={category.id === chosen?.id ? 'true' : undefined}
                >
                  <CategoryLabel category={category} />
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <p className="visually-hidden" role="status">{`${chosen?.name ?? labels.all}: ${count}`}</p>
        {count === 0 ? <p className={styles.empty}>{labels.empty}</p> : children}
      </PageWidth>
    </div>
  )
}
