import { fold } from '#src/rules/fold.ts'
import { placeIn } from '../../../model/records.ts'
import type { Entry, LinkedData } from '../../../model/records.ts'
import type { Place } from '../../../problem/problem.ts'
import type { Check } from '../../check.ts'
import { cityPath, articlePath, servicePath } from '../../../model/route.ts'
import { repeatsIn } from '../../../lib/group-by.ts'
import { once } from '../../../lib/once.ts'
import type { Article, Service } from '#generated/records.ts'

/** Sorts records whose page was public first, so that a report blames the new one. */
function publicFirst<One extends Entry<unknown>>(
  records: readonly One[],
  toPath: (id: string) => string,
  { published }: LinkedData,
): One[] {
  const known = new Set(published.map(({ path }) => path))
  return [...records].sort((a, b) => Number(known.has(toPath(b.id))) - Number(known.has(toPath(a.id))))
}

/** A name by which a record is found: its own, or an alias. */
interface Claim {
  name: string
  id: string
  isAlias: boolean
  place: Place
}

/** The records' own names, and then all their aliases. */
function claimsOf<Value extends { aliases?: readonly string[] }>(
  entries: readonly Entry<Value>[],
  own: (entry: Entry<Value>) => Pick<Claim, 'name' | 'place'>,
): Claim[] {
  return [
    ...entries.map((entry) => ({ ...own(entry), id: entry.id, isAlias: false })),
    ...entries.flatMap((entry) =>
      (entry.value.aliases ?? []).map((name, index) => ({
        name,
        id: entry.id,
        isAlias: true,
        place: placeIn(entry, ['aliases', index]),
      })),
    ),
  ]
}

/** Each slug and alias of a city is a page, so none may be claimed twice. */
export const checkSlugs: Check = (data, report) => {
  const all = data.entries.filter((entry) => entry.collection === 'cities')
  const cities = publicFirst(all, cityPath, data)
  const claims = claimsOf(cities, (entry) => ({ name: entry.id, place: placeIn(entry, [], 'key') }))
  const owners = new Map(data.published.map(({ path, owner }) => [path, owner]))
  for (const [{ name, id, isAlias, place }, first] of repeatsIn(claims, (claim) => claim.name)) {
    const taken = data.catalogue.cities.get(first.id)
    // A neighbourhood's address belongs to its city, too.
    if (isAlias && !first.isAlias && !taken?.value.within && owners.get(cityPath(name)) === cityPath(id)) {
      const holder = data.catalogue.cities.get(id)?.value.name ?? id
      report({
        code: 'slug-collision',
        message: `${taken?.value.name ?? name} is already an address of ${holder}, one of its aliases.`,
        place: first.place,
        also: { message: `It is an alias of ${holder} here.`, place },
        hint: `Delete the line of "${name}".`,
      })
      continue
    }
    report({
      code: 'slug-collision',
      message: isAlias
        ? `Alias "${name}" of city "${id}" is already the ${first.isAlias ? 'alias' : 'slug'} of city "${first.id}".`
        : `City "${id}" is in two files.`,
      place,
      also: { message: isAlias ? 'It is claimed here first.' : 'It is already here.', place: first.place },
      hint: isAlias ? 'Remove it at one of the two places.' : 'Remove one of the two.',
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
export const findCopies = once((data: LinkedData) => {
  const { services, articles } = data.catalogue
  return new Map<Copied, Copied>([
    ...copiesAmong(publicFirst([...services.values()], servicePath, data)),
    ...copiesAmong(publicFirst([...articles.values()], articlePath, data)),
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
  const services = [...catalogue.services.values()].filter(({ value }) => value.category === category)
  const taken = new Set(services.map(({ value }) => value.order))
  const free: number[] = []
  for (let place = 1; free.length < mostOffered; place++) if (!taken.has(place)) free.push(place)
  return free.join(', ')
}

/** The services that are no copies, those that were public first. */
function ownServices(data: LinkedData): Entry<Service>[] {
  const services = [...data.catalogue.services.values()].filter((entry) => !findCopies(data).has(entry))
  return publicFirst(services, servicePath, data)
}

/** The search leads from a name to one service, so no two services may have the same name. */
export const checkServiceAliases: Check = (data, report) => {
  const claims = claimsOf(ownServices(data), (entry) => ({ name: entry.value.title, place: placeIn(entry, ['title']) }))
  for (const [{ name, id, isAlias, place }, first] of repeatsIn(claims, (claim) => fold(claim.name))) {
    // Equal titles are reported by their pages.
    if (!isAlias) continue
    report({
      code: 'alias-collision',
      message:
        first.id === id
          ? `Alias "${name}" of service "${id}" says the same as ${first.isAlias ? 'another of its aliases' : 'its title'}.`
          : `Alias "${name}" of service "${id}" is already ${first.isAlias ? 'an alias' : 'the title'} of service "${first.id}".`,
      place,
      also: { message: 'It is here first.', place: first.place },
      hint: first.id === id ? 'Remove it.' : 'Leave it with the service that people mean by it.',
    })
  }
}

/** Two services cannot have the same place in one menu. */
export const checkServiceOrder: Check = (data, report) => {
  const placeOf = ({ value }: Entry<Service>) => `${value.category} ${value.order}`
  for (const [entry, first] of repeatsIn(ownServices(data), placeOf))
    report({
      code: 'order-collision',
      message: `Services "${first.id}" and "${entry.id}" both claim place ${entry.value.order} in category "${entry.value.category}".`,
      place: placeIn(entry, ['order']),
      also: { message: 'The place is claimed here first.', place: placeIn(first, ['order']) },
      hint: `Give one of them a free number: ${freePlaces(data, entry.value.category)}.`,
    })
}
