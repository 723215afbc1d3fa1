import type { StatePayload } from '#generated/payloads/state/payload.ts'
import { Links } from '../../../ui/links/links.tsx'
import { PageWidth } from '../../../ui/page-width/page-width.tsx'
import { StateMap } from './state-map.tsx'
import styles from './state-cities.module.css'

interface StateCitiesProps extends Pick<StatePayload, 'cities'> {
  id: string
  labels: StatePayload['labels']['cities']
  map: StatePayload['map'] | undefined
}

/** All cities of a state by name, each with its neighbourhoods. */
export function StateCities({ id, labels, cities, map }: StateCitiesProps) {
  return (
    <section className={styles.band} id={id}>
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
