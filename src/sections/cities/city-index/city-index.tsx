import { useState } from 'react'
import { filterCities, foundByName } from '../../../lib/filter-cities.ts'
import { PageWidth } from '../../../ui/page-width/page-width.tsx'
import { CityFilter } from './city-filter.tsx'
import type { CityFilterLabels } from './city-filter.tsx'
import styles from './city-index.module.css'

interface State {
  code: string
  name: string
  gstCode: string
  cities: readonly { href: string; label: string; alsoKnownAs: string }[]
}

interface CityIndexProps {
  states: readonly State[]
  labels: CityFilterLabels & { filter: { empty: string }; states: { heading: string; gstCode: string } }
}

/** All cities under their states, with a field that narrows them while a visitor types. */
export function CityIndex({ states, labels }: CityIndexProps) {
  const [typed, setTyped] = useState('')
  const shown = filterCities(states, typed)
  const count = shown.reduce((sum, { cities }) => sum + cities.length, 0)
  return (
    <PageWidth>
      <div className={styles.tools}>
        <CityFilter labels={labels} typed={typed} onType={setTyped} count={count} />
        {count > 0 && (
          <nav className={styles.jumps} aria-label={labels.states.heading}>
            <ul>
              {shown.map(({ code, name }) => (
                <li key={code}>
                  <a href={`#${code.toLowerCase()}`}>{name}</a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
      <h2 className="visually-hidden">{labels.states.heading}</h2>
      {shown.map((state) => (
        <StateEntry key={state.code} state={state} codeLabel={labels.states.gstCode} typed={typed} />
      ))}
      {count === 0 && <p className={styles.empty}>{labels.filter.empty}</p>}
    </PageWidth>
  )
}

function StateEntry({ state, codeLabel, typed }: { state: State; codeLabel: string; typed: string }) {
  return (
    <section className={styles.state} id={state.code.toLowerCase()}>
      <div className={styles.name}>
        <h3>{state.name}</h3>
        <p>
          {codeLabel} <b>{state.gstCode}</b>
        </p>
      </div>
      <ul className={styles.cities}>
        {state.cities.map((city) => {
          const otherName = foundByName(city, typed)
          return (
            <li key={city.href}>
              <a href={city.href}>{city.label}</a>
              {otherName && <small>{otherName}</small>}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
