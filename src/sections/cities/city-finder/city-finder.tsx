import type { CitiesPayload } from '#src/pages/cities/payload.ts'
import { useRef } from 'react'
import type { RefObject } from 'react'
import { useKeptChoice } from '../../../forms/use-kept-choice.ts'
import { raiseOnPhone } from '../../../lib/search/raise-on-phone.ts'
import { fold } from '../../../rules/fold.ts'
import type { Found } from '../../../lib/search/prepare-index.ts'
import { openFound } from '../../../lib/search/open-found.ts'
import { sayFound } from '../../../lib/search/say-found.ts'
import { useSearch } from '../../../lib/search/use-search.ts'
import { hideNumbers } from '../../../lib/search/words/hide-numbers.ts'
import { Button } from '../../../ui/button/button.tsx'
import { SearchInput } from '../../../ui/search-input/search-input.tsx'
import styles from './city-finder.module.css'

interface CityFinderProps {
  /** The prefix of the addresses of cities and states. */
  folder: string
  labels: Pick<CitiesPayload['page'], 'filter' | 'count'>
  /** The number of cities without neighbourhoods. */
  total: number
}

// As many as fit between the field and a phone's keyboard.
const mostShown = 8

/** Finds a city or state in the site's index. Enter opens the only sure match. */
export function CityFinder({ folder, labels: { filter, count }, total }: CityFinderProps) {
  const { choice: typed, setChoice: setTyped } = useKeptChoice({ read: readTyped, write: writeTyped })
  const field = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const words = typed.trim()
  const answer = useSearch(words)
  const found = answer?.filter(({ href }) => href.startsWith(folder))
  const isOpen = words !== '' && found !== undefined
  const saying = { one: filter.found, many: filter.found, guess: filter.guess, none: `0 ${filter.found}` }
  const counted = isOpen ? sayFound(found, saying) : `${total} ${total === 1 ? count.one : count.many}`
  const said = answer === null ? filter.failed : counted
  const clear = () => {
    setTyped('')
    // The pressed button is about to be removed, and the focus with it.
    field.current?.focus()
  }
  return (
    <search className={styles.finder} aria-label={filter.label}>
      <label htmlFor="city">{filter.label}</label>
      <div className={styles.field}>
        <SearchInput
          ref={field}
          id="city"
          placeholder={filter.placeholder}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => found && openFound(event, found, list.current)}
          onFocus={({ target }) => raiseOnPhone(target.closest('search'))}
        />
      </div>
      <p className={styles.count}>
        <span role="status">{said}</span>
        {words !== '' && (
          <Button look="quiet" onClick={clear}>
            {filter.clear}
          </Button>
        )}
      </p>
      {isOpen && <FoundPlaces found={found} typed={words} labels={filter} list={list} />}
    </search>
  )
}

const readTyped = (query: URLSearchParams) => query.get('q') ?? ''
const writeTyped = (typed: string) => {
  const q = hideNumbers(typed)
  return q && `?${new URLSearchParams({ q })}`
}

interface FoundPlacesProps {
  found: readonly Found[]
  typed: string
  labels: CityFinderProps['labels']['filter']
  list: RefObject<HTMLUListElement | null>
}

function FoundPlaces({ found, typed, labels, list }: FoundPlacesProps) {
  return (
    <>
      {found.length > 0 && (
        <ul className={styles.found} ref={list}>
          {found.slice(0, mostShown).map((place) => (
            <FoundPlace key={place.href} place={place} typed={typed} />
          ))}
        </ul>
      )}
      {found.length > mostShown && <p className={styles.hint}>{labels.more}</p>}
      {found.length === 0 && <p className={styles.hint}>{labels.empty}</p>}
    </>
  )
}

function FoundPlace({ place: { title, href, words = [], note }, typed }: { place: Found; typed: string }) {
  const wanted = fold(typed)
  const otherName = fold(title).includes(wanted) ? undefined : words.find((name) => fold(name).includes(wanted))
  return (
    <li>
      <a href={href}>
        {title} {otherName !== undefined && <small className={styles.other}>{otherName}</small>}
        {note !== undefined && <small>{note}</small>}
      </a>
    </li>
  )
}
