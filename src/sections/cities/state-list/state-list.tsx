import type { CitiesPayload } from '#generated/payloads/cities/payload.ts'
import styles from './state-list.module.css'

interface StateListProps {
  states: CitiesPayload['states']
  labels: CitiesPayload['page']
}

/** The states by name, each with its GST code, the number of its cities and the largest of them. */
export function StateList({ states, labels }: StateListProps) {
  return (
    <section className={styles.list} aria-labelledby="states">
      <h2 id="states">{labels.states.heading}</h2>
      {states.map((state) => (
        <StateEntry key={state.code} state={state} labels={labels} />
      ))}
    </section>
  )
}

function StateEntry({ state, labels }: { state: CitiesPayload['states'][number]; labels: StateListProps['labels'] }) {
  const { code, gstCode, count, href, label, largest } = state
  return (
    <section className={styles.state} id={code.toLowerCase()}>
      <div className={styles.name}>
        <h3>
          <a href={href}>{label}</a>
        </h3>
        <p>
          <span className="visually-hidden">{labels.states.gstCode}</span> <b>{gstCode}</b>
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
              {labels.states.all}
              <span className="visually-hidden">{` ${label}`}</span>
              {` (${count})`}
            </a>
          </li>
        )}
      </ul>
    </section>
  )
}
