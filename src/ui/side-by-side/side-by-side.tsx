import type { ReactNode } from 'react'
import styles from './side-by-side.module.css'

interface SideBySideProps {
  id?: string
  children: readonly [first: ReactNode, second: ReactNode]
}

/** Two parts of a page, side by side on wide screens. The second one is wider. */
export function SideBySide({ id, children: [first, second] }: SideBySideProps) {
  return (
    <div id={id} className={styles.parts}>
      <div>{first}</div>
      <div>{second}</div>
    </div>
  )
}
