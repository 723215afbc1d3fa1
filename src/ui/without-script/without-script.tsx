import type { ReactNode } from 'react'
import styles from './without-script.module.css'

/** Stands in for a form where JavaScript is switched off, and only there. It is plain CSS, so nothing moves on hydration. */
export function WithoutScript({ children }: { children: ReactNode }) {
  return <div className={styles.standIn}>{children}</div>
}
