import type { ReactNode } from 'react'
import styles from './leaf.module.css'

interface LeafProps {
  /** The subject of the page, at the left of its head. None where tabs stand in its place. */
  head?: ReactNode
  /** Beside it, in smaller type. */
  aside?: ReactNode
  children: ReactNode
}

/** A dated page of the account book, which means "this is your answer". */
export function Leaf({ head, aside, children }: LeafProps) {
  return (
    <div className={styles.leaf}>
      {head !== undefined && (
        <div className={styles.head}>
          <div>{head}</div>
          {aside !== undefined && <div>{aside}</div>}
        </div>
      )}
      {children}
    </div>
  )
}
