import { once } from '../../../lib/once.ts'
import type { Article, Service } from '#generated/records.ts'
import { placeIn } from '../../../model/records.ts'
import type { Entry, LinkedData } from '../../../model/records.ts'
import { articlePath, servicePath } from '../../../model/route.ts'
import type { Check } from '../check.ts'
import { publicFirst } from './public-first.ts'

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
export function freePlaces({ catalogue }: LinkedData, category: string): string {
  const taken = new Set(
    [...catalogue.services.values()].flatMap(({ value }) => (value.category === category ? [value.order] : [])),
  )
  const free = Array.from({ length: taken.size + mostOffered }, (_, index) => index + 1).filter(
    (place) => !taken.has(place),
  )
  return free.slice(0, mostOffered).join(', ')
}
