import { useRef } from 'react'
import type { KeyboardEvent } from 'react'
import { findCities, foundByName } from '../../../lib/find-cities.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { Search } from '../../../ui/icons.ts'
import { useTyped } from './use-typed.ts'
import styles from './city-finder.module.css'

interface City {
  href: string
  label: string
  alsoKnownAs: string
  state: { label: string; gstCode: string }
}

interface CityFinderProps {
  labels: {
    filter: { label: string; placeholder: string; text: string; empty: string; more: string; clear: string }
    count: { one: string; many: string }
  }
  cities: readonly City[]
  /** Number of all cities, neighbourhoods left out. */
  total: number
}

// So many fit under the field on a phone beside its keyboard.
const mostShown = 8

/** A field that finds a city; Enter opens the only match. */
export function CityFinder({ labels: { filter, count }, cities, total }: CityFinderProps) {
  const { typed, setTyped } = useTyped()
  const field = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const found = findCities(cities, typed)
  const isTyped = typed.trim() !== ''
  const number = isTyped ? found.length : total
  const open = ({ key, nativeEvent }: KeyboardEvent) => {
    // Keyboards of Indian scripts end a word by Enter, too.
    if (key !== 'Enter' || nativeEvent.isComposing || found.length !== 1) return
    // A press on the link itself, so that it is followed as every other is.
    list.current?.querySelector('a')?.click()
  }
  const clear = () => {
    setTyped('')
    // The pressed button is about to leave the page, and focus with it.
    field.current?.focus()
  }
  return (
    <search className={styles.finder}>
      <label htmlFor="city">{filter.label}</label>
      <div className={styles.field}>
        <Icon shape={Search} />
        <input
          ref={field}
          id="city"
          type="search"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          placeholder={filter.placeholder}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={open}
        />
      </div>
      <p className={styles.count}>
        <span role="status">{`${number} ${number === 1 ? count.one : count.many}`}</span>
        {isTyped && (
          <Button look="quiet" onClick={clear}>
            {filter.clear}
          </Button>
        )}
      </p>
      {found.length > 0 && (
        <ul className={styles.found} ref={list}>
          {found.slice(0, mostShown).map((city) => (
            <FoundCity key={city.href} city={city} typed={typed} />
          ))}
        </ul>
      )}
      {found.length > mostShown && <p className={styles.hint}>{filter.more}</p>}
      {isTyped && found.length === 0 && <p className={styles.hint}>{filter.empty}</p>}
    </search>
  )
}

function FoundCity({ city, typed }: { city: City; typed: string }) {
  const otherName = foundByName(city, typed)
  return (
    <li>
      <a href={city.href}>
        {city.label} {otherName !== undefined && <small className={styles.other}>{otherName}</small>}
        <small>{city.state.label}</small>
      </a>
    </li>
  )
}
