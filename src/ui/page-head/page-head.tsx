import type { ReactNode } from 'react'
import { PageWidth } from '../page-width/page-width.tsx'
import styles from './page-head.module.css'

interface PageHeadProps {
  heading: string
  intro?: string
  /** Breadcrumbs or a small line above the heading. */
  above?: ReactNode
  /** Buttons under the introduction. */
  children?: ReactNode
  /** A page of the ledger at the right, on wide screens. */
  folio?: ReactNode
}

/** The top of a page: its only first-level heading, with a ledger's red margin line next to it. */
export function PageHead({ heading, intro, above, children, folio }: PageHeadProps) {
  const body = (
    <div className={styles.body}>
      <h1>{heading}</h1>
      {intro !== undefined && <p className={styles.intro}>{intro}</p>}
      {children !== undefined && <div className={styles.actions}>{children}</div>}
    </div>
  )
  return (
    <div className={styles.head}>
      <PageWidth>
        {above}
        {folio === undefined ? (
          body
        ) : (
          <div className={styles.spread}>
            {body}
            {folio}
          </div>
        )}
      </PageWidth>
    </div>
  )
}
