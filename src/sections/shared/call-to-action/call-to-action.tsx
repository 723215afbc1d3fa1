import type { ReactNode } from 'react'
import { PageWidth } from '../../../ui/page-width/page-width.tsx'
import styles from './call-to-action.module.css'

interface CallToActionProps {
  heading: string
  text: string
  /** Its buttons, the most important first. */
  children: ReactNode
}

/** The last part of a page: what to do next. */
export function CallToAction({ heading, text, children }: CallToActionProps) {
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
