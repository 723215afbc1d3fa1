import { once } from '../../../lib/once.ts'
import { describeCollection, homeOf } from '../../../model/collections.ts'
import { placeIn } from '../../../model/records.ts'
import type { Catalogue, Entries, Entry, LinkedData, WholeLinkedData, PublishedPage } from '../../../model/records.ts'
import type { Place, Problem, Report } from '../../../problem/problem.ts'
import { suggestionHint, suggest } from '../../../problem/suggest.ts'
import { articlePath, cityPath, legalPath, servicePath } from '../../../model/route.ts'

/** A city that a record names, and where. */
interface CityReference {
  /** The record that refers, as the report names it: City "nashik". */
  who: string
  entry: Entry<unknown>
  path: readonly (string | number)[]
  /** Whether the value or the key at the path names the other record. The value unless given. */
  target?: Place['target']
  id: string
}

/** The same for a record of any collection. */
export interface Reference extends CityReference {
  to: keyof LinkedData['catalogue']
}

type Named = ReadonlyMap<string, Entry<Entries[keyof Catalogue]['value']>>

/** Reports a reference to a record that does not exist, or to the record itself. */
export function checkReference(data: LinkedData, { to, ...reference }: Reference, report: Report): void {
  const records = data.catalogue[to]
  if (data.has(to, reference.id)) reportItself(reference, records, report)
  else report(explainMissing(data, reference, { to, records }))
}

/** The same for a reference to a city, which may use one of its other addresses. */
export function checkCityReference(data: WholeLinkedData, reference: CityReference, report: Report): void {
  const to = 'cities'
  const records = data.catalogue[to]
  if (data.has(to, reference.id)) reportItself(reference, records, report)
  else report(explainAlias(data, reference) ?? explainMissing(data, reference, { to, records }))
}

function reportItself({ who, entry, path, id }: CityReference, records: Named, report: Report): void {
  if (records.get(id) !== entry) return
  report({
    code: 'self-reference',
    message: `${who} refers to itself.`,
    place: placeIn(entry, path),
    hint: 'Name another one, or remove it.',
  })
}

function explainMissing(
  { published }: LinkedData,
  { who, entry, path, target, id }: CityReference,
  { to, records }: { to: keyof Catalogue; records: Named },
): Problem {
  const { missing: code, noun: written } = describeCollection(to)
  const [noun, home] = [written.toLowerCase(), homeOf(to)]
  const renamed = findRenamed(id, { to, ids: [...records.keys()], published })
  const hint = renamed ?? hintFor(id, { to, records, home, isAbout: path.length === 0 })
  return {
    code,
    message: `${who} refers to ${noun} "${id}", but ${home} has no ${noun} "${id}".`,
    place: placeIn(entry, path, target),
    hint,
    missing: { name: `${noun} "${id}"`, home, hint, wasThere: renamed !== undefined },
  }
}

interface Missing {
  to: keyof Catalogue
  records: Named
  home: string
  /** Whether the referring record is about the other one, as local facts are about a city. */
  isAbout: boolean
}

function hintFor(id: string, { to, records, home, isAbout }: Missing): string {
  const known = [...records.keys()]
  const suggested = suggestionHint(id, known, (one) => nameOf(records.get(one)))
  if (to === 'cities' && isAbout) return `${suggested} If it is new, add its line to ${home} first: npm run city:add`
  // A short list of suggestions may lack the right one. The states are always complete.
  const mayBeNew = suggested.startsWith('Use one of') && to !== 'states'
  return mayBeNew ? `${home} has: ${known.join(', ')}. Use one of these, or add "${id}" there.` : suggested
}

const ownersOf = once(
  (data: WholeLinkedData) =>
    new Map(
      [...data.catalogue.cities.values()].flatMap((city) =>
        (city.value.aliases ?? []).map((alias) => [alias, city] as const),
      ),
    ),
)

/** A city named by one of its other addresses, so the right slug is known. */
function explainAlias(data: WholeLinkedData, { who, entry, path, target, id }: CityReference): Problem | undefined {
  const owner = ownersOf(data).get(id)
  if (!owner) return undefined
  if (owner === entry)
    return {
      code: 'self-reference',
      message: `${who} refers to itself: "${id}" is one of its own aliases.`,
      place: placeIn(entry, path),
      hint: 'Name another one, or remove it.',
    }
  return {
    code: 'unknown-city',
    message: `${who} refers to "${id}", which is an alias of city "${owner.id}".`,
    place: placeIn(entry, path, target),
    hint: `Write ${owner.id}.`,
  }
}

function nameOf(entry: Entry<Entries[keyof Catalogue]['value']> | undefined): string {
  if (!entry) return ''
  const { value } = entry
  if ('name' in value) return value.name
  if ('title' in value) return value.title
  return 'topic' in value ? value.topic : ''
}

interface Pages {
  toPath: (id: string) => string
  /** The record's own file, where it has one. */
  fileOf?: (id: string) => string
}

/** Records that are pages, and so are known from before this run. */
const pages: Partial<Record<keyof Catalogue, Pages>> = {
  services: { toPath: servicePath, fileOf: (id) => `data/services/${id}.yaml` },
  articles: { toPath: articlePath, fileOf: (id) => `data/articles/${id}.md` },
  legal: { toPath: legalPath, fileOf: (id) => `data/legal/${id}.md` },
  cities: { toPath: cityPath },
}

/** What to do about a reference to a renamed or removed record; undefined if it never existed. */
function findRenamed(
  id: string,
  { to, ids, published }: { to: keyof Catalogue; ids: readonly string[]; published: readonly PublishedPage[] },
): string | undefined {
  const kind = pages[to]
  const before = new Set(published.map(({ path }) => path))
  if (!kind || !before.has(kind.toPath(id))) return undefined
  const fresh = ids.filter((one) => !before.has(kind.toPath(one)))
  const renamed = fresh.length === 1 ? fresh[0] : suggest(id, fresh)
  if (renamed !== undefined)
    return `Was it renamed to "${renamed}"? Then write that wherever it is named, and add this line to data/redirects.yaml: ${kind.toPath(id)}: ${kind.toPath(renamed)}`
  const restore = kind.fileOf ? `git checkout -- ${kind.fileOf(id)}` : `its line in data/cities.yaml`
  return `It was there in the last commit. ${kind.fileOf ? `Put it back (${restore})` : `Put back ${restore}`}, or take it out wherever it is named.`
}
