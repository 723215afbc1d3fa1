import type { ReactNode } from 'react'
import { PageWidth } from '../../../ui/page-width/page-width.tsx'
import styles from './payment-columns.module.css'

/** The ways to pay, and beside them what happens then. */
export function PaymentColumns({ children }: { children: ReactNode }) {
  return (
    <div className={styles.band}>
      <PageWidth>
        <div className={styles.columns}>{children}</div>
      </PageWidth>
    </div>
  )
}
