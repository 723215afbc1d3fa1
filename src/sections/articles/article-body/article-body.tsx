import type { ReactNode } from 'react'
import { PageWidth } from '../../../ui/page-width/page-width.tsx'
import styles from './article-body.module.css'

/** The column of an article. A contents list in it moves beside the text on wide screens. */
export function ArticleBody({ children }: { children: ReactNode }) {
  return (
    <PageWidth>
      <article className={styles.columns}>{children}</article>
    </PageWidth>
  )
}
