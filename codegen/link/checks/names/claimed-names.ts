import { placeIn } from '../../../model/records.ts'
import type { PublishedPage, Entry, LinkedData } from '../../../model/records.ts'
import type { Place } from '../../../problem/problem.ts'
import type { CityCheck, Check } from '../../check.ts'
import { cityPath, articlePath, servicePath } from '../../../model/route.ts'
import { once } from '../../../lib/once.ts'
import type { Article, Service } from '#generated/records.ts'

/** Sorts records whose page was public first, so that a report blames the new one. */
function publicFirst<Thing>(
  things: readonly Thing[],
  pathOf: (thing: Thing) => string,
  published: readonly PublishedPage[],
): Thing[] {
  const known = new Set(published.map(({ path }) => path))
  return [...things].sort((a, b) => Number(known.has(pathOf(b))) - Number(known.has(pathOf(a))))
}

/** Each slug and alias of a city is a page, so none may be claimed twice. */
export const checkSlugs: CityCheck = (data, report) => {
  const owners = new Map<string, { said: string; place: Place }>()
  const cities = publicFirst(
    data.entries.filter((entry) => entry.collection === 'cities'),
    ({ id }) => cityPath(id),
    data.published,
  )
  for (const entry of cities) {
    const first = owners.get(entry.id)
    if (!first) owners.set(entry.id, { said: `slug of city "${entry.id}"`, place: placeIn(entry, [], 'key') })
    else
      report({
        code: 'slug-collision',
        message: `City "${entry.id}" is in two files.`,
        place: placeIn(entry, [], 'key'),
        also: { message: 'It is already here.', place: first.place },
        hint: 'Remove one of the two.',
      })
  }
  for (const entry of cities) {
    const { aliases = [] } = entry.value
    aliases.forEach((alias, index) => {
      const place = placeIn(entry, ['aliases', index])
      const first = owners.get(alias)
      if (!first) owners.set(alias, { said: `alias of city "${entry.id}"`, place })
      else
        report({
          code: 'slug-collision',
          message: `Alias "${alias}" of city "${entry.id}" is already the ${first.said}.`,
          place,
          also: { message: 'It is claimed here first.', place: first.place },
          hint: 'Remove it at one of the two places.',
        })
    })
  }
}

// Shorter lines are keys, or words that any two services may share.
const longLine = 40

// Related services may have up to a quarter of their lines in common.
const mostShared = 0.5

type Copied = Entry<Service> | Entry<Article>

const longLinesOf = ({ source }: Copied) =>
  source.text.split('\n').flatMap((line) => (line.trim().length >= longLine ? [line.trim()] : []))

/** The services and articles that mostly repeat another one, with that one. */
const findCopies = once((data: LinkedData) => {
  const { services, articles } = data.catalogue
  return new Map<Copied, Copied>([
    ...copiesAmong(publicFirst([...services.values()], ({ id }) => servicePath(id), data.published)),
    ...copiesAmong(publicFirst([...articles.values()], ({ id }) => articlePath(id), data.published)),
  ])
})

function* copiesAmong(entries: readonly Copied[]): Iterable<[copy: Copied, original: Copied]> {
  const owners = new Map<string, Copied>()
  for (const entry of entries) {
    const lines = longLinesOf(entry)
    const shared = new Map<Copied, number>()
    for (const owner of lines.flatMap((line) => owners.get(line) ?? [])) shared.set(owner, (shared.get(owner) ?? 0) + 1)
    for (const [owner, count] of shared) if (count > lines.length * mostShared) yield [entry, owner]
    for (const line of lines) if (!owners.has(line)) owners.set(line, entry)
  }
}

/** A new service or article begins as a copy; it must not be published with the copied words. */
export const checkUnfinishedCopies: Check = (data, report) => {
  for (const [copy, original] of findCopies(data))
    report({
      code: 'unfinished-copy',
      message: `${copy.source.file} is still a copy of ${original.source.file}: more than half of its lines are the same.`,
      place: placeIn(copy, ['title']),
      hint: `Write its own title, ${'order' in copy.value ? `order (free: ${freePlaces(data, copy.value.category)}), aliases, ` : ''}seo and texts.`,
    })
}

// How many free places are suggested; after the last one taken all are free.
const mostOffered = 3

/** Places in a category's menu that no service has taken. */
function freePlaces({ catalogue }: LinkedData, category: string): string {
  const taken = new Set(
    [...catalogue.services.values()].flatMap(({ value }) => (value.category === category ? [value.order] : [])),
  )
  const free = Array.from({ length: taken.size + mostOffered }, (_, index) => index + 1).filter(
    (place) => !taken.has(place),
  )
  return free.slice(0, mostOffered).join(', ')
}

/** The search leads from a name to one service, so no two services may have the same name. */
export const checkServiceAliases: Check = (data, report) => {
  const owners = new Map<string, { id: string; isTitle: boolean; place: Place }>()
  const services = publicFirst(
    [...data.catalogue.services.values()].filter((entry) => !findCopies(data).has(entry)),
    ({ id }) => servicePath(id),
    data.published,
  )
  for (const entry of services)
    owners.set(plain(entry.value.title), { id: entry.id, isTitle: true, place: placeIn(entry, ['title']) })
  for (const entry of services) {
    const { aliases = [] } = entry.value
    aliases.forEach((alias, index) => {
      const place = placeIn(entry, ['aliases', index])
      const first = owners.get(plain(alias))
      if (!first) owners.set(plain(alias), { id: entry.id, isTitle: false, place })
      else
        report({
          code: 'alias-collision',
          message:
            first.id === entry.id
              ? `Alias "${alias}" of service "${entry.id}" says the same as ${first.isTitle ? 'its title' : 'another of its aliases'}.`
              : `Alias "${alias}" of service "${entry.id}" is already ${first.isTitle ? 'the title' : 'an alias'} of service "${first.id}".`,
          place,
          also: { message: 'It is here first.', place: first.place },
          hint: first.id === entry.id ? 'Remove it.' : 'Leave it with the service that people mean by it.',
        })
    })
  }
}

/** As the search reads it: without capitals and punctuation. */
function plain(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
}

/** Two services cannot have the same place in one menu. */
export const checkServiceOrder: Check = (data, report) => {
  const owners = new Map<string, Entry<unknown>>()
  const services = publicFirst([...data.catalogue.services.values()], ({ id }) => servicePath(id), data.published)
  for (const entry of services) {
    // A copy is reported once, not for every line that is still the same.
    if (findCopies(data).has(entry)) continue
    const place = `${entry.value.category} ${entry.value.order}`
    const first = owners.get(place)
    if (!first) owners.set(place, entry)
    else {
      report({
        code: 'order-collision',
        message: `Services "${first.id}" and "${entry.id}" both claim place ${entry.value.order} in category "${entry.value.category}".`,
        place: placeIn(entry, ['order']),
        also: { message: 'The place is claimed here first.', place: placeIn(first, ['order']) },
        hint: `Give one of them a free number: ${freePlaces(data, entry.value.category)}.`,
      })
    }
  }
}
