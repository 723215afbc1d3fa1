import type { ReactNode } from 'react'
import { PageWidth } from '../../../ui/page-width/page-width.tsx'
import styles from './city-columns.module.css'

interface CityColumnsProps {
  /** Before the text on phones, beside it on wide screens. */
  aside: ReactNode
  children: ReactNode
}

export function CityColumns({ aside, children }: CityColumnsProps) {
  return (
    <PageWidth>
      <div className={styles.columns}>
        <div className={styles.aside}>{aside}</div>
        <div>{children}</div>
      </div>
    </PageWidth>
  )
}
