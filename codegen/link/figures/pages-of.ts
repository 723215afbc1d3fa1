import type { LinkedData } from '../../model/records.ts'
import { articlePath, fixedPaths, legalPath, servicePath, statePath } from '../../model/route.ts'
import type { AnyEntry } from '../../model/records.ts'
import { tiesOf } from './ties-of.ts'

// A reviewer wants to see one of many similar pages, and to know that there are others.
const everyCity = `${fixedPaths.cities}/…`
const everyState = `${statePath('')}…`
const everyService = `${fixedPaths.services}/…`

const pagesOfName: Partial<Record<AnyEntry['collection'], string>> = {
  'page:service': everyService,
  'page:city': everyCity,
  'page:state': everyState,
  'page:gst': fixedPaths.cities,
  trades: everyCity,
  categories: fixedPaths.services,
}

const pagesOfQuestions: Partial<Record<string | number, string>> = {
  home: fixedPaths.home,
  pricing: fixedPaths.pricing,
  city: everyCity,
}

/** The pages that show each fact, by its id. */
export function pagesOfFacts(data: LinkedData): ReadonlyMap<string, readonly string[]> {
  const pages = new Map<string, Set<string>>()
  for (const entry of data.entries) {
    if (entry.collection === 'cities' || entry.collection === 'facts') continue
    for (const { fact, path = [] } of tiesOf(entry))
      pages.set(fact, (pages.get(fact) ?? new Set()).add(pageOf(entry, path, data)))
  }
  return new Map([...pages].map(([fact, paths]) => [fact, [...paths].sort()]))
}

function pageOf({ collection, id, source }: AnyEntry, path: readonly (string | number)[], data: LinkedData): string {
  if (collection === 'services') return servicePath(id)
  if (collection === 'articles') return articlePath(id)
  if (collection === 'legal') return legalPath(id)
  if (collection === 'states') return statePath(data.catalogue.states.get(id)?.value.name ?? '')
  const asked = collection === 'faqs' ? pagesOfQuestions[path[0] ?? ''] : pagesOfName[collection]
  if (asked !== undefined) return asked
  const name = collection.replace('page:', '')
  return isFixed(name) ? fixedPaths[name] : source.file
}

function isFixed(name: string): name is keyof typeof fixedPaths {
  return Object.hasOwn(fixedPaths, name)
}
