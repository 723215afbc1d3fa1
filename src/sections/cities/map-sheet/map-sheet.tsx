import type { CitiesPayload } from '#src/pages/cities/payload.ts'
import type { ReactNode } from 'react'
import { PageWidth } from '../../../ui/page-width/page-width.tsx'
import styles from './map-sheet.module.css'

/** The top of the index: heading and field, with the map below, or beside on wide screens. */
export function MapSheet({ payload, children }: { payload: CitiesPayload; children: ReactNode }) {
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

/** A square for each state at about its place, from north to south. Phones show two letters. */
function TileMap({ payload: { page, states } }: { payload: CitiesPayload }) {
  const { map, count } = page
  const squares = [...states].sort((a, b) => a.tile.row - b.tile.row || a.tile.column - b.tile.column)
  return (
    <section className={styles.map} aria-labelledby="map">
      <h2 id="map">{map.heading}</h2>
      <ul className={styles.squares}>
        {squares.map(({ code, href, label, gstCode, count: cities, tile }) => (
          <li key={code} data-row={tile.row} data-column={tile.column}>
            <a href={href}>
              <b>{gstCode}</b> <i aria-hidden="true">{code}</i>
              <span>{label}</span> <small>{`${cities} ${cities === 1 ? count.one : count.many}`}</small>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
