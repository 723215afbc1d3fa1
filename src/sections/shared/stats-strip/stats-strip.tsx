import { Figures } from '../../../ui/figures/figures.tsx'
import { PageWidth } from '../../../ui/page-width/page-width.tsx'
import styles from './stats-strip.module.css'

interface StatsStripProps {
  heading: string
  figures: readonly { value: string; label: string }[]
}

/** The firm's counts in one line, if it states any. The heading is only for screen readers. */
export function StatsStrip({ heading, figures }: StatsStripProps) {
  if (figures.length === 0) return null
  return (
    <section className={styles.strip}>
      <PageWidth>
        <h2 className="visually-hidden">{heading}</h2>
        <Figures figures={figures} />
      </PageWidth>
    </section>
  )
}
