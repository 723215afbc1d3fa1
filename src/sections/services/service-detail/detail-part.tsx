import type { ReactNode } from 'react'
import styles from './detail-part.module.css'

interface DetailPartProps {
  /** Anchor of the part. */
  id: string
  heading: string
  children: ReactNode
}

/** One part of a service's page. On wide screens its heading is in the margin. */
export function DetailPart({ id, heading, children }: DetailPartProps) {
  return (
    <section id={id} className={styles.part} aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>{heading}</h2>
      <div className={styles.body}>{children}</div>
    </section>
  )
}
