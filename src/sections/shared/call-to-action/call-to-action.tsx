import type { ReactNode } from 'react'
import { PageWidth } from '../../../ui/page-width/page-width.tsx'
import styles from './call-to-action.module.css'

/** The last part of a page: what to do next. Of its buttons the first is the most important. */
export function CallToAction({ heading, text, children }: { heading: string; text: string; children: ReactNode }) {
  return (
    <section className={styles.band} data-reveal="0.2">
      <PageWidth>
        <div className={styles.body}>
          <h2>{heading}</h2>
          <p className={styles.text}>{text}</p>
          <div className={styles.actions}>{children}</div>
        </div>
      </PageWidth>
    </section>
  )
}
