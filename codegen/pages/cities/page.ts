import { compare } from '../../lib/compare.ts'
import { groupBy } from '../../lib/group-by.ts'
import { once } from '../../lib/once.ts'
import type { City, Place } from '#generated/records.ts'
import type { Entry, WholeData } from '../../model/records.ts'
import { checkLink, cityLink } from '../shared/links.ts'
import { checkOfPlaces } from '../shared/plan-decision.ts'
import type { PageLink } from '#src/content/payload/links.ts'
import { getRecord } from '../../lib/present.ts'
import { tilesOf } from '../../model/places/tile-map.ts'
import { statePath } from '../../model/route.ts'
import { singlePage } from '../page.ts'

export const cities = singlePage('cities', {
  more: ({ data }) => ({ anchors: [...data.catalogue.states.keys()].map((code) => code.toLowerCase()) }),
  payload: ({ data, whole, show }) => {
    const { seo: _, map, ...page } = data.singles['page:gst'].value
    const tiles = tilesOf(map.rows)
    const cities = citiesOfStates(whole)
    const states = [...data.catalogue.states.values()].map(({ id, value }) => {
      const own = getRecord(cities, id)
      return {
        code: id,
        href: statePath(value.name),
        label: value.name,
        gstCode: value.gstCode,
        count: own.length,
        largest: largestOf(own),
        tile: getRecord(tiles, id),
      }
    })
    return {
      page: { ...show(page), map: { heading: map.heading } },
      gstCheck: checkLink(checkOfPlaces(data)),
      states: states.sort(byLabel),
    }
  },
  namesCities: true,
  // Without the number of cities: a new city would change the picture.
  card: ({ page, states }) => ({
    heading: page.heading,
    facts: [{ value: String(states.length), label: page.states.heading }],
  }),
})

/** The link to a city's page, and what is known about the city. */
export interface ListedCity extends PageLink {
  /** The population of the municipal body. 0 if unknown. */
  people: number
  at: Place['at'] | undefined
  /** Its neighbourhoods, which do not count as cities. */
  parts: readonly PageLink[]
}

/** The cities of each state by name, each with its neighbourhoods: computed once per run. */
export const citiesOfStates = once((data: WholeData): ReadonlyMap<string, readonly ListedCity[]> => {
  const { cities, places, states } = data.catalogue
  const entries = [...cities.values()]
  const partsOf = groupBy(entries, ({ value }) => value.within)
  const byState = groupBy(partsOf.get(undefined) ?? [], ({ value }) => value.state)
  const listed = ({ id }: Entry<City>): ListedCity => {
    const { population = 0, at } = places.get(id)?.value ?? {}
    const parts = (partsOf.get(id) ?? []).map((part) => cityLink(data, part.id)).sort(byLabel)
    return { ...cityLink(data, id), people: population, at, parts }
  }
  return new Map([...states.keys()].map((code) => [code, (byState.get(code) ?? []).map(listed).sort(byLabel)]))
})

// As many as fit on one line of a wide screen and on two of a phone.
const largestShown = 4

/** The largest cities of a state. Those of unknown population come last. */
function largestOf(cities: readonly ListedCity[]): PageLink[] {
  return [...cities]
    .sort((a, b) => b.people - a.people)
    .slice(0, largestShown)
    .map(({ href, label }) => ({ href, label }))
}

/** By name, and by address if two have the same name. The order of the data does not matter. */
const byLabel = (a: PageLink, b: PageLink) => compare(a.label, b.label) || compare(a.href, b.href)
