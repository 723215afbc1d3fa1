import type { ReactNode } from 'react'
import styles from './city-guide.module.css'

interface PartProps {
  /** Anchor of the part. */
  id?: string | undefined
  heading: string
  children: ReactNode
}

/** A part of the guide under its heading. */
export function Part({ id, heading, children }: PartProps) {
  return (
    <section className={styles.part} id={id}>
      <h2>{heading}</h2>
      {children}
    </section>
  )
}
