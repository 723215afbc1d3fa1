import type { ReactNode } from 'react'
import styles from './fold.module.css'

interface FoldProps {
  id?: string
  heading: string
  level: 'h2' | 'h3'
  count?: number
  /** The gist of it, beside the heading. */
  fact?: string | undefined
  children: ReactNode
}

/**
 * A part that opens at a press on its heading, by the browser's own means. Without scripts it
 * stands open: there it is the only answer, and the browser's own search looks through it.
 */
export function Fold({ id, heading, level: Heading, count, fact, children }: FoldProps) {
  return (
    <details id={id} className={styles.fold}>
      <summary className="chevron">
        <Heading>{heading}</Heading>
        {count !== undefined && <span aria-hidden="true">{count}</span>}
        {fact !== undefined && <span>{fact}</span>}
      </summary>
      {children}
    </details>
  )
}
