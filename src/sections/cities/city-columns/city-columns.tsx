import type { ReactNode } from 'react'
import { PageWidth } from '../../../ui/page-width/page-width.tsx'
import styles from './city-columns.module.css'

/** A text, and what is before it on phones and beside it on wide screens. */
export function CityColumns({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  return (
    <PageWidth>
      <div className={styles.columns}>
        <div className={styles.aside}>{aside}</div>
        <div>{children}</div>
      </div>
    </PageWidth>
  )
}
