import { once } from '../../../lib/once.ts'
import type { Place } from '#generated/records.ts'
import type { WholeData } from '../../../model/records.ts'
import { cityLink } from '../links.ts'
import type { PageLink } from '../payload/links.ts'

/** The link to a city's page, and what is known about the city. */
export interface ListedCity extends PageLink {
  /** The population of the municipal body. 0 if unknown. */
  people: number
  at: Place['at'] | undefined
  /** Its neighbourhoods, which do not count as cities. */
  parts: readonly PageLink[]
}

type ByState = ReadonlyMap<string, readonly ListedCity[]>

/** The cities of each state by name, each with its neighbourhoods: computed once per run. */
export const citiesOfStates = once(listCities)

function listCities(data: WholeData): ByState {
  const parts = new Map<string, PageLink[]>()
  const cities = new Map<string, ListedCity[]>([...data.catalogue.states.keys()].map((code) => [code, []]))
  for (const { id, value } of data.catalogue.cities.values()) {
    if (value.within === undefined) continue
    const own = parts.get(value.within) ?? []
    parts.set(value.within, own)
    own.push(cityLink(data, id))
  }
  for (const entry of data.catalogue.cities.values()) {
    if (entry.value.within !== undefined) continue
    const own = (parts.get(entry.id) ?? []).sort(byLabel)
    const { population = 0, at } = data.catalogue.places.get(entry.id)?.value ?? {}
    cities.get(entry.value.state)?.push({ ...cityLink(data, entry.id), people: population, at, parts: own })
  }
  for (const own of cities.values()) own.sort(byLabel)
  return cities
}

// As many as fit on one line of a wide screen and on two of a phone.
const largestShown = 4

/** The largest cities of a state. Those of unknown population come last. */
export function largestOf(cities: readonly ListedCity[]): PageLink[] {
  return [...cities]
    .sort((a, b) => b.people - a.people)
    .slice(0, largestShown)
    .map(({ href, label }) => ({ href, label }))
}

/**
 * Sorted by name, and by address if two have the same name. The order of lines in the data does not
 * matter.
 */
export function byLabel(a: PageLink, b: PageLink): number {
  if (a.label !== b.label) return a.label < b.label ? -1 : 1
  return a.href < b.href ? -1 : 1
}
