import type { CitiesPayload } from '#generated/payloads/cities/payload.ts'
import styles from './tile-map.module.css'

/** A square for each state at about its place, from north to south. Phones show two letters. */
export function TileMap({ payload: { page, states } }: { payload: CitiesPayload }) {
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
