import type { ReactNode } from 'react'
import styles from './city-guide.module.css'

/** A part of the guide under its heading. */
export function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2>{heading}</h2>
      {children}
    </section>
  )
}
