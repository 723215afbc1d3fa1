import { Figures } from '../../../ui/figures/figures.tsx'
import { PageWidth } from '../../../ui/page-width/page-width.tsx'
import styles from './stats-strip.module.css'

interface StatsStripProps {
  heading: string
  figures: readonly { value: string; label: string }[]
}

/**
 * The firm's counts in one ruled line. They speak for themselves, so the heading is there for those
 * who go by headings.
 */
export function StatsStrip({ heading, figures }: StatsStripProps) {
  return (
    <section className={styles.strip}>
      <PageWidth>
        <h2 className="visually-hidden">{heading}</h2>
        <Figures figures={figures} />
      </PageWidth>
    </section>
  )
}
