import { isRecord } from '../lib/is-record.ts'
import { recordOf } from '../lib/record-of.ts'
import { collectionOf, recordCollectionNames } from '../model/collections.ts'
import type { CollectionName } from '../model/collections.ts'
import { wholeFile } from '../model/records.ts'
import type { AnyEntry, Catalogue, DataFile, Entries, Entry, FilePart, LinkedData, Singles } from '../model/records.ts'
import type { StatedFigure } from '../model/stated-figure.ts'
import { passes } from '../problem/problem.ts'
import type { Report } from '../problem/problem.ts'
import type { Memo } from '../memo/memo.ts'
import { recordKey } from '../memo/fingerprint.ts'
import { recordChecks } from './record-checks/all-record-checks.ts'
import { figuresOfRecord } from './figures/figures-of-record.ts'
import { lawOfDay } from '../model/rules/law-of-day.ts'
import { ourPrices } from '../model/rules/price-words.ts'
import { fillPrices, namedPrices, pagesWithPrices } from '../model/texts/price-tokens.ts'
import { checks, deployChecks } from './data-checks/all-checks.ts'

/** Links the records to each other and runs all checks over them. */
export function linkData(
  files: readonly DataFile[],
  { isDeploy, memo, ...run }: Pick<LinkedData, 'today' | 'published' | 'origin'> & { isDeploy: boolean; memo: Memo },
  report: Report,
): LinkedData {
  const figures = new Map<Entry<unknown>, readonly StatedFigure[]>()
  const entries = files.flatMap((file) =>
    file.parts.flatMap((part) => {
      const sound = soundEntries(file, part)
      checkRecords({ file, part, entries: sound }, { memo, figures }, report)
      return sound
    }),
  )
  const linked: LinkedData = {
    ...withPrices(lawOfDay(sortEntries(entries), run.today), run.today),
    has: knownIds(files),
    isPartial: partialOf(files),
    entries,
    figures,
    ...run,
  }
  for (const check of isDeploy ? [...checks, ...deployChecks] : checks) check(linked, report, memo)
  return linked
}

/** Checks each record of a part by itself, unless the part is known, and finds its figures. */
function checkRecords(
  { file, part, entries }: { file: DataFile; part: FilePart; entries: readonly AnyEntry[] },
  { memo, figures }: { memo: Memo; figures: Map<Entry<unknown>, readonly StatedFigure[]> },
  report: Report,
): void {
  // There may be ten thousand cities, and they hold only names.
  const withFigures = file.collection === 'cities' ? [] : entries
  const find = () => Object.fromEntries(withFigures.map((entry) => [entry.id, figuresOfRecord(entry)]))
  const known = memo('records', recordKey(file, part), () => {
    const isClean = passes((tell) => {
      for (const entry of entries) for (const check of recordChecks) check(entry, tell)
    }, report)
    return isClean && !file.failed ? find() : undefined
  })
  const found = known ?? find()
  for (const entry of withFigures) figures.set(entry, found[entry.id] ?? [])
}

/** The pages that name prices of other files, with the prices filled in. */
function withPrices<Data extends Pick<LinkedData, 'catalogue' | 'singles'>>(data: Data, today: string): Data {
  const prices = namedPrices(data)
  const words = ourPrices({ ...data, today })
  const filled = pagesWithPrices.flatMap((name) => {
    const entry = data.singles[name]
    return entry ? [[name, { ...entry, value: fillPrices(entry.value, prices, words) }] as const] : []
  })
  return { ...data, singles: { ...data.singles, ...Object.fromEntries(filled) } }
}

function soundEntries(file: DataFile, { value }: FilePart): AnyEntry[] {
  const { collection, id, source, body } = file
  if (file.failed?.has(wholeFile)) return []
  if (!collectionOf(collection).isMap)
    return file.failed ? [] : [toEntry({ collection, id, source, value, path: [], ...(body ? { body } : {}) })]
  return Object.entries(isRecord(value) ? value : {})
    .filter(([key]) => !file.failed?.has(key))
    .map(([key, record]) => toEntry({ collection, id: key, source, value: record, path: [key] }))
}

/** A record that matches its collection's schema, from which its type was made. */
function toEntry(record: Entry<unknown> & { collection: CollectionName }): AnyEntry {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the validator has made sure of it, in words of JSON Schema
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
    if (!collectionOf(file.collection).isMap) known.add(file.id)
    else if (file.isUnread || file.failed?.has(wholeFile)) unread.add(file.collection)
    else Object.keys(file.value ?? {}).forEach((id) => known.add(id))
  }
  return (collection, id) => unread.has(collection) || (ids.get(collection)?.has(id) ?? false)
}
