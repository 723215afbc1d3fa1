import type { ReactNode } from 'react'
import { PageWidth } from '../../../ui/page-width/page-width.tsx'
import styles from './article-body.module.css'

/**
 * The column of an article; a contents list among its parts moves next to it where there is room.
 */
export function ArticleBody({ children }: { children: ReactNode }) {
  return (
    <PageWidth>
      <article className={styles.columns}>{children}</article>
    </PageWidth>
  )
}
