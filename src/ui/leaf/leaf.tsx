import type { ReactNode } from 'react'
import styles from './leaf.module.css'

interface LeafProps {
  /** What the leaf is about, at the left of its head. */
  head: ReactNode
  /** Beside it, in a smaller hand. */
  aside?: ReactNode
  children: ReactNode
}

/** A dated page of the account book. It means "this is your answer": on home, and for each tool. */
export function Leaf({ head, aside, children }: LeafProps) {
  return (
    <div className={styles.leaf}>
      <div className={styles.head}>
        <div>{head}</div>
        {aside !== undefined && <div>{aside}</div>}
      </div>
      {children}
    </div>
  )
}
