import type { CitiesPayload } from '#generated/payloads/cities/payload.ts'
import type { ReactNode } from 'react'
import { PageWidth } from '../../../ui/page-width/page-width.tsx'
import { TileMap } from '../tile-map/tile-map.tsx'
import styles from './map-sheet.module.css'

interface MapSheetProps {
  payload: CitiesPayload
  /** The field next to the map. */
  children: ReactNode
}

/** The top of the index: heading and field, with the map below, or beside on wide screens. */
export function MapSheet({ payload, children }: MapSheetProps) {
  const { page: labels, gstCheck } = payload
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
        <TileMap payload={payload} />
      </div>
    </PageWidth>
  )
}
