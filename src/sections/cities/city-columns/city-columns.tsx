import type { ReactNode } from 'react'
import { PageWidth } from '../../../ui/page-width/page-width.tsx'
import styles from './city-columns.module.css'

interface CityColumnsProps {
  /** Stands before the text on a phone, and stays next to it where there is room. */
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
