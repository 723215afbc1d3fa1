import { isRecord } from '../lib/is-record.ts'
import { recordOf } from '../lib/record-of.ts'
import { recordCollectionNames, recordMaps } from '../model/collections.ts'
import type { CollectionName } from '../model/collections.ts'
import { wholeFile } from '../model/records.ts'
import type {
  AnyEntry,
  Catalogue,
  DataFile,
  Entries,
  Entry,
  LinkedData,
  PublishedPage,
  Singles,
  WholeLinkedData,
} from '../model/records.ts'
import type { FileFigures } from '../model/stated-figure.ts'
import type { Report } from '../problem/problem.ts'
import type { Memo } from '../memo/memo.ts'
import { lawOfDay } from '../model/rules/law-of-day.ts'
import { fillPrices, namedPrices } from '../model/texts/price-tokens.ts'
import { checkRecords, collectFigures, checkWithoutCities } from './run-checks.ts'
import { cityChecks, deployChecks } from './checks/all-checks.ts'

interface Run {
  today: string
  isDeploy: boolean
  published: readonly PublishedPage[]
  origin?: string | undefined
  memo: Memo
}

/** Links the records to each other and runs all checks over them. */
export function linkData(
  files: readonly DataFile[],
  { today, isDeploy, published, origin, memo }: Run,
  report: Report,
): WholeLinkedData {
  const figures: FileFigures[] = []
  const entries = files.flatMap((file) => {
    const own = soundEntries(file)
    checkRecords(file, own, memo, report)
    figures.push(collectFigures(file, own, memo))
    return own
  })
  const linked: WholeLinkedData = {
    ...withPrices(lawOfDay(sortEntries(entries), today)),
    has: knownIds(files),
    isPartial: partialOf(files),
    entries,
    figures,
    today,
    published,
    origin,
  }
  for (const check of isDeploy ? [...cityChecks, ...deployChecks] : cityChecks) check(linked, report)
  checkWithoutCities(linked, { files, memo }, report)
  return linked
}

/** The pages that name prices of other files, with the prices filled in. */
function withPrices<Data extends Pick<WholeLinkedData, 'catalogue' | 'singles'>>(data: Data): Data {
  const { 'page:home': home, 'page:pricing': pricing, ...others } = data.singles
  const prices = namedPrices(data)
  return {
    ...data,
    singles: {
      ...others,
      ...(home && { 'page:home': { ...home, value: fillPrices(home.value, prices) } }),
      ...(pricing && { 'page:pricing': { ...pricing, value: fillPrices(pricing.value, prices) } }),
    },
  }
}

function soundEntries(file: DataFile): AnyEntry[] {
  const { collection, id, source, value, body } = file
  if (file.isUnread || file.failed?.has(wholeFile)) return []
  if (!recordMaps.has(collection))
    return file.failed ? [] : [toEntry({ collection, id, source, value, path: [], ...(body ? { body } : {}) })]
  return Object.entries(isRecord(value) ? value : {})
    .filter(([key]) => !file.failed?.has(key))
    .map(([key, record]) => toEntry({ collection, id: key, source, value: record, path: [key] }))
}

/** A record that matches its collection's schema, from which its type was made. */
function toEntry(record: Entry<unknown> & { collection: CollectionName }): AnyEntry {
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- the validator has made sure of it, in words of JSON Schema
  return record as AnyEntry
}

type Catalogued = { [Name in keyof Catalogue]: Map<string, Entries[Name]> }
type Single = { -readonly [Name in keyof Singles]?: Singles[Name] }

function sortEntries(entries: readonly AnyEntry[]): { catalogue: Catalogue; singles: Partial<Singles> } {
  const catalogue: Catalogued = recordOf(recordCollectionNames, () => new Map())
  const singles: Single = {}
  const isCatalogued = (entry: AnyEntry): entry is Entries[keyof Catalogue] => entry.collection in catalogue
  for (const entry of entries) {
    if (isCatalogued(entry)) add(catalogue, entry.collection, entry)
    else put(singles, entry.collection, entry)
  }
  return { catalogue, singles }
}

/** The first of two stays; the check of slugs reports both. */
function add<Name extends keyof Catalogue>(catalogue: Catalogued, name: Name, entry: Entries[Name]): void {
  if (!catalogue[name].has(entry.id)) catalogue[name].set(entry.id, entry)
}

function put<Name extends keyof Singles>(singles: Single, name: Name, entry: Entries[Name]): void {
  singles[name] = entry
}

function partialOf(files: readonly DataFile[]): LinkedData['isPartial'] {
  const partial = new Set<string>(files.filter((file) => file.isUnread || file.failed).map((file) => file.collection))
  return (collection) => partial.has(collection)
}

function knownIds(files: readonly DataFile[]): LinkedData['has'] {
  const ids = new Map<string, Set<string>>()
  const unread = new Set<string>()
  for (const file of files) {
    const known = ids.get(file.collection) ?? new Set()
    ids.set(file.collection, known)
    if (!recordMaps.has(file.collection)) known.add(file.id)
    else if (file.isUnread || file.failed?.has(wholeFile)) unread.add(file.collection)
    else Object.keys(file.value ?? {}).forEach((id) => known.add(id))
  }
  return (collection, id) => unread.has(collection) || (ids.get(collection)?.has(id) ?? false)
}
