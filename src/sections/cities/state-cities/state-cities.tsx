import type { StateMap as Map, StatePayload } from '#src/pages/state/payload.ts'
import { Links } from '../../../ui/links/links.tsx'
import { PageWidth } from '../../../ui/page-width/page-width.tsx'
import styles from './state-cities.module.css'

/** All cities of a state by name, each with its neighbourhoods. */
export function StateCities({ payload }: { payload: StatePayload }) {
  const { cities, map } = payload
  const labels = payload.labels.cities
  return (
    <section className={styles.band} id="cities">
      <PageWidth>
        <h2>{labels.heading}</h2>
        <div className={map && styles.columns}>
          {map && <StateMap {...map} />}
          <div>
            {cities.length === 0 && <p className={styles.none}>{labels.none}</p>}
            <Links className={styles.list} links={cities} />
            {cities.map(
              ({ href, label, parts }) =>
                parts && (
                  <section key={href} className={styles.parts}>
                    <h3>{`${labels.parts} ${label}`}</h3>
                    <Links className={styles.list} links={parts} />
                  </section>
                ),
            )}
          </div>
        </div>
      </PageWidth>
    </section>
  )
}

/** A map of the cities. The list next to it has the same cities. */
function StateMap({ size, dots, names }: Map) {
  // Gives the map a size even without its style sheet.
  const [, , width, height] = size.split(' ')
  return (
    <svg className={styles.map} viewBox={size} width={width} height={height} aria-hidden="true">
      <path d={dots} />
      {names.map(({ x, y, label, isLeft }) => (
        <text key={label} x={isLeft ? x - 8 : x + 8} y={y} textAnchor={isLeft ? 'end' : 'start'}>
          {label}
        </text>
      ))}
    </svg>
  )
}
