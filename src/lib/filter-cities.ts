import { findBest } from './search/find-best.ts'
import { fold } from './search/fold.ts'
import { toFindable } from './search/rank-words.ts'

interface City {
  label: string
  /** Other names of the city in one text, each with hyphens in place of blanks. */
  alsoKnownAs: string
}

interface State<C> {
  name: string
  gstCode: string
  cities: readonly C[]
}

const namesOf = ({ alsoKnownAs }: City) => alsoKnownAs.split(' ').filter(Boolean)

/**
 * The states with only those cities that answer to what was typed, by any part of a name or of another name. What begins a word
 * of a state's name, or is its GST code, keeps all its cities. States without any are left out.
 */
export function filterCities<C extends City, S extends State<C>>(states: readonly S[], typed: string): S[] {
  if (fold(typed) === '') return [...states]
  const all = states.flatMap(({ name, gstCode, cities }) =>
    cities.map((city) => ({
      city,
      findable: toFindable([city.label, ...namesOf(city)], { about: `${name} ${gstCode}` }),
    })),
  )
  const found = new Set(findBest(all, typed).map(({ city }) => city))
  return states
    .map((state) => ({ ...state, cities: state.cities.filter((city) => found.has(city)) }))
    .filter(({ cities }) => cities.length > 0)
}

/** The other name by which a city was found, where its own name does not have what was typed. */
export function foundByName(city: City, typed: string): string | undefined {
  const wanted = fold(typed)
  if (wanted === '' || fold(city.label).includes(wanted)) return undefined
  return namesOf(city)
    .find((name) => fold(name).includes(wanted))
    ?.replaceAll('-', ' ')
}
