import type { WholeData } from '../../../model/records.ts'
import { prefixOf } from '../../../model/page-kinds.ts'
import { cityPath, statePath } from '../../../model/route.ts'
import { compare } from '../../../lib/compare.ts'
import { once, onceByText } from '../../../lib/once.ts'
import { getRecord } from '../../../lib/present.ts'
import { cityName } from '../../shared/links.ts'
import type { ListedRoute } from '../../shared/route-plan.ts'
import { cityNamesIn } from '../translations/data-in.ts'
import type { SearchEntry } from '#src/pages/search/payload.ts'

/** Cities by name, each with its other names in any script, its district and its state. */
export function findCities(data: WholeData, routes: readonly ListedRoute[]): SearchEntry[] {
  const translated = findInLanguages(data, routes)
  return [...findInEnglish(data, new Set(translated.map(({ title }) => title))), ...translated]
}

/** The pages of cities in other languages, by the name in its letters and in Latin ones. */
function findInLanguages(data: WholeData, routes: readonly ListedRoute[]): SearchEntry[] {
  const namesOf = onceByText((language) => cityNamesIn(data.catalogue.locales, language))
  return routes.flatMap(({ kind, path, language }) => {
    const slug = path.slice(path.lastIndexOf('/') + 1)
    const title = kind === 'city' && language !== undefined ? namesOf(language).get(slug) : undefined
    return title === undefined ? [] : [{ title, href: path, words: [cityName(data, slug)] }]
  })
}

/** A name that leads to the page in its language leads only there. */
function findInEnglish(data: WholeData, taken: ReadonlySet<string>): SearchEntry[] {
  const owners = ownersOfNames(data)
  return [...data.catalogue.cities.values()]
    .map((entry) => {
      const names = otherNames(data, entry.id).filter((name) => !taken.has(name))
      const words = [...names, ...districtsOf(data, entry.id, owners)]
      const { pinPrefix } = data.catalogue.places.get(entry.id)?.value ?? {}
      return {
        title: cityName(data, entry.id),
        href: cityPath(entry.id),
        words: words.length > 0 ? words : undefined,
        note: getRecord(data.catalogue.states, entry.value.state).value.name,
        pins: pinPrefix === undefined ? undefined : [pinPrefix],
      }
    })
    .sort(byTitle)
}

/** Names by which people look for a city, apart from the shown one. */
function otherNames({ catalogue }: WholeData, slug: string): string[] {
  const { name, alias, aliases = [] } = getRecord(catalogue.cities, slug).value
  const { names = [], places = [] } = catalogue.cityNames.get(slug)?.value ?? {}
  const known = (alias ?? name).toLowerCase()
  const all = [...(alias === undefined ? [] : [name]), ...aliases.map((one) => one.replaceAll('-', ' ')), ...names]
  return [...all.filter((one) => one.toLowerCase() !== known), ...places]
}

/** The city by each of its names in lower case: computed once per run. */
const ownersOfNames = once((data: WholeData): ReadonlyMap<string, string> => {
  const all = [...data.catalogue.cities.keys()]
  return new Map(
    all.flatMap((slug) => [cityName(data, slug), ...otherNames(data, slug)].map((name) => [name.toLowerCase(), slug])),
  )
})

/** The districts of a city, without those whose name is that of another city, which is meant. */
function districtsOf({ catalogue }: WholeData, slug: string, owners: ReadonlyMap<string, string>): string[] {
  const { district = '' } = catalogue.places.get(slug)?.value ?? {}
  return district.split(' and ').filter((name) => {
    const whole = name.toLowerCase()
    const isOfOther = [whole, ...whole.split(' ')].some((part) => (owners.get(part) ?? slug) !== slug)
    return name !== '' && !isOfOther && !owners.has(whole)
  })
}

/** States that have cities, by name. Their two letters, GST code and former names find them too. */
export function findStates(data: WholeData): SearchEntry[] {
  const { catalogue } = data
  const inhabited = new Set([...catalogue.cities.values()].map(({ value }) => value.state))
  const owners = ownersOfNames(data)
  return [...catalogue.states.values()]
    .filter(({ id }) => inhabited.has(id))
    .map(({ id, value }) => {
      const href = statePath(value.name)
      const former = formerNames(data, href).filter((name) => !owners.has(name))
      return { title: value.name, href, words: [id, value.gstCode, ...former], pins: value.pinPrefixes }
    })
    .sort(byTitle)
}

/** Former names in the address of a state's page, from the redirects to it. */
function formerNames({ singles }: WholeData, href: string): string[] {
  const prefix = prefixOf('state')
  return Object.entries(singles.redirects.value)
    .filter(([from, to]) => to === href && from.startsWith(prefix))
    .map(([from]) => from.slice(prefix.length).replaceAll('-', ' '))
}

/** The order of lines in the data does not matter. */
const byTitle = (a: SearchEntry, b: SearchEntry) => compare(a.title, b.title) || compare(a.href, b.href)
