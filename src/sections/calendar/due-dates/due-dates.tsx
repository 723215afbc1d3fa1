import type { ReactNode } from 'react'
import { PageWidth } from '../../../ui/page-width/page-width.tsx'
import styles from './due-dates.module.css'

/** The profiles and what they narrow, by CSS alone: parts name their profiles in `data-for`. */
export function DueDates({ children }: { children: ReactNode }) {
  return (
    <PageWidth>
      <div className={styles.calendar}>{children}</div>
    </PageWidth>
  )
}
