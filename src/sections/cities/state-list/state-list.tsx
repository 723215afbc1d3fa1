import type { CitiesPayload } from '#src/pages/cities/payload.ts'
import styles from './state-list.module.css'

/** The states by name, each with its GST code, the number of its cities and the largest of them. */
export function StateList({ payload }: { payload: CitiesPayload }) {
  const labels = payload.page.states
  return (
    <section className={styles.list} aria-labelledby="states">
      <h2 id="states">{labels.heading}</h2>
      {payload.states.map((state) => (
        <StateEntry key={state.code} state={state} labels={labels} />
      ))}
    </section>
  )
}

interface StateEntryProps {
  state: CitiesPayload['states'][number]
  labels: CitiesPayload['page']['states']
}

function StateEntry({ state, labels }: StateEntryProps) {
  const { code, gstCode, count, href, label, largest } = state
  return (
    <section className={styles.state} id={code.toLowerCase()}>
      <div className={styles.name}>
        <h3>
          <a href={href}>{label}</a>
        </h3>
        <p>
          <span className="visually-hidden">{labels.gstCode}</span> <b>{gstCode}</b>
        </p>
      </div>
      <ul className={styles.cities}>
        {largest.map((city) => (
          <li key={city.href}>
            <a href={city.href}>{city.label}</a>
          </li>
        ))}
        {count > largest.length && (
          <li className={styles.all}>
            <a href={`${href}#cities`}>
              {labels.all}
              <span className="visually-hidden">{` ${label}`}</span>
              {` (${count})`}
            </a>
          </li>
        )}
      </ul>
    </section>
  )
}
