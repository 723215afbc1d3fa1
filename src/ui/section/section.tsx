import type { ReactNode } from 'react'
import { PageWidth } from '../page-width/page-width.tsx'
import styles from './section.module.css'

interface SectionProps {
  id?: string
  heading: string
  intro?: string
  /** `plain` is on the page's paper, `sunk` on a darker sheet. */
  tone?: 'plain' | 'sunk'
  children: ReactNode
}

/** A part of a page. It fades in once a tenth of it is in view. */
export function Section({ id, heading, intro, tone = 'plain', children }: SectionProps) {
  return (
    <section id={id} className={tone === 'sunk' ? `${styles.section} ${styles.sunk}` : styles.section} data-reveal="">
      <PageWidth>
        <div className={styles.head}>
          <h2>{heading}</h2>
          {intro !== undefined && <p className={styles.intro}>{intro}</p>}
        </div>
        {children}
      </PageWidth>
    </section>
  )
}
