import type { ReactNode } from 'react'
import styles from './page-width.module.css'

/** The width and side margins that every page keeps. */
export function PageWidth({ children }: { children: ReactNode }) {
  return <div className={styles.width}>{children}</div>
}
