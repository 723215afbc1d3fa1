import type { ReactNode } from 'react'
import { PageWidth } from '../../../ui/page-width/page-width.tsx'
import styles from './map-sheet.module.css'

interface MapSheetProps {
  labels: { heading: string; intro: string; filter: { text: string } }
  /** The questions that tell whether a visitor needs it. */
  gstCheck: { href: string; label: string }
  map: ReactNode
  /** The field next to the map. */
  children: ReactNode
}

/**
 * The top of the index: heading and field, with the map below on a phone and beside them on wide
 * screens.
 */
export function MapSheet({ labels, gstCheck, map, children }: MapSheetProps) {
  return (
    <PageWidth>
      <div className={styles.sheet}>
        <div className={styles.words}>
          <div className={styles.head}>
            <h1>{labels.heading}</h1>
            <p className={styles.intro}>{labels.intro}</p>
          </div>
          {children}
          <p className={styles.text}>
            {labels.filter.text}{' '}
            <a className={styles.link} href={gstCheck.href}>
              {gstCheck.label}
            </a>
          </p>
        </div>
        {map}
      </div>
    </PageWidth>
  )
}
