import type { ReactNode } from 'react'
import { PageWidth } from '../../../ui/page-width/page-width.tsx'
import styles from './city-spread.module.css'

interface CitySpreadProps {
  head: ReactNode
  /** After the head on phones, and beside it and the text on wide screens. */
  aside: ReactNode
  children: ReactNode
}

/** The top of a page: its head, the answer, and the part that visitors read first. */
export function CitySpread({ head, aside, children }: CitySpreadProps) {
  return (
    <PageWidth>
      <div className={styles.spread}>
        <div>{head}</div>
        <div className={styles.aside}>{aside}</div>
        <div>{children}</div>
      </div>
    </PageWidth>
  )
}

/** Two parts, side by side where there is room. */
export function CityPair({ children }: { children: readonly ReactNode[] }) {
  return (
    <PageWidth>
      <div className={styles.pair}>{children}</div>
    </PageWidth>
  )
}
