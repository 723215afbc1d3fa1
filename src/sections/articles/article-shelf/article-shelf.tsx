import type { ReactNode } from 'react'
import { PageWidth } from '../../../ui/page-width/page-width.tsx'
import styles from './article-shelf.module.css'

/** The articles under a row of links that choose their category. */
export function ArticleShelf({ filter, children }: { filter: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.shelf}>
      <PageWidth>
        {filter}
        <div id="articles">{children}</div>
      </PageWidth>
    </div>
  )
}
