import type { WholeData } from '../../model/records.ts'
import { cityPath, statePath } from '../../model/route.ts'
import { getRecord } from '../../lib/present.ts'
import { cityName } from '../links.ts'
import type { SearchEntry } from '../payloads/search-page.ts'

/** Cities by name, each with its other names in whatever script, and its state next to it. */
export function findCities(data: WholeData): SearchEntry[] {
  return [...data.catalogue.cities.values()]
    .map((entry) => {
      const words = otherNames(data, entry.id)
      return {
        title: cityName(data, entry.id),
        href: cityPath(entry.id),
        ...(words.length > 0 ? { words } : {}),
        note: getRecord(data.catalogue.states, entry.value.state).value.name,
      }
    })
    .sort(byTitle)
}

/** Names by which people look for a city apart from the one that is shown. */
export function otherNames({ catalogue }: WholeData, slug: string): string[] {
  const { name, alias, aliases = [] } = getRecord(catalogue.cities, slug).value
  const { names = [], places = [] } = catalogue.cityNames.get(slug)?.value ?? {}
  const known = (alias ?? name).toLowerCase()
  const all = [...(alias === undefined ? [] : [name]), ...aliases.map((one) => one.replaceAll('-', ' ')), ...names]
  return [...all.filter((one) => one.toLowerCase() !== known), ...places]
}

/** States in which there are cities, by name; their two letters and their GST code find them, too. */
export function findStates({ catalogue }: WholeData): SearchEntry[] {
  const inhabited = new Set([...catalogue.cities.values()].map(({ value }) => value.state))
  return [...catalogue.states.values()]
    .filter(({ id }) => inhabited.has(id))
    .map(({ id, value }) => ({
      title: value.name,
      href: statePath(value.name),
      words: [id, value.gstCode],
    }))
    .sort(byTitle)
}

/** The order of lines in the data plays no part. */
function byTitle(a: SearchEntry, b: SearchEntry): number {
  if (a.title !== b.title) return a.title < b.title ? -1 : 1
  return a.href < b.href ? -1 : 1
}
