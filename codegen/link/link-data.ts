import { collections, recordMaps } from '../model/collections.ts'
import type { CollectionName } from '../model/collections.ts'
import type { Catalogue, DataFile, Entry, LinkedData, PublishedPage, Singles } from '../model/records.ts'
import type { Report } from '../problem/problem.ts'
import type { SoundRecords } from '../cache/sound-records.ts'
import { checkRecords } from './check-records.ts'
import { checks, deployChecks } from './checks/all-checks.ts'

type AnyEntry = Entry<unknown> & { collection: CollectionName }

interface Run {
  today: string
  isDeploy: boolean
  published: readonly PublishedPage[]
  origin?: string | undefined
  /** Fingerprint of the code: what an older check passed is looked at anew. */
  code: string
  sound: SoundRecords
}

/** Puts the records in reach of each other and runs every check over them. */
export function linkData(
  files: readonly DataFile[],
  { today, isDeploy, published, origin, ...known }: Run,
  report: Report,
): LinkedData {
  const entries = files.flatMap((file) => {
    const own = soundEntries(file)
    checkRecords(file, own, known, report)
    return own
  })
  const linked: LinkedData = {
    catalogue: catalogueOf(entries),
    singles: singlesOf(entries),
    has: knownIds(files),
    isPartial: partialOf(files),
    entries,
    today,
    published,
    origin,
  }
  for (const check of isDeploy ? [...checks, ...deployChecks] : checks) check(linked, report)
  return linked
}

function soundEntries(file: DataFile): AnyEntry[] {
  const { collection, id, source, value, body } = file
  if (file.isUnread || file.failed?.has('*')) return []
  if (!recordMaps.has(collection))
    return file.failed ? [] : [{ collection, id, source, value, path: [], ...(body ? { body } : {}) }]
  return Object.entries(value as object)
    .filter(([key]) => !file.failed?.has(key))
    .map(([key, record]) => ({ collection, id: key, source, value: record as unknown, path: [key] }))
}

function catalogueOf(entries: readonly AnyEntry[]): Catalogue {
  const catalogue: Record<string, Map<string, AnyEntry>> = {
    categories: new Map(),
    services: new Map(),
    states: new Map(),
    cities: new Map(),
    trades: new Map(),
    facts: new Map(),
    rules: new Map(),
    extensions: new Map(),
    authors: new Map(),
    articleCategories: new Map(),
    articles: new Map(),
    legal: new Map(),
  }
  for (const entry of entries) {
    const records = catalogue[entry.collection]
    // The first of two stays; the slug check shows both.
    if (records && !records.has(entry.id)) records.set(entry.id, entry)
  }
  return catalogue as unknown as Catalogue
}

function singlesOf(entries: readonly AnyEntry[]): Partial<Singles> {
  const single = new Set<string>(
    collections.filter((one) => one.kind === 'file' && !recordMaps.has(one.name)).map((one) => one.name),
  )
  return Object.fromEntries(
    entries.filter((entry) => single.has(entry.collection)).map((entry) => [entry.collection, entry]),
  ) as Partial<Singles>
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
    else if (file.isUnread || file.failed?.has('*')) unread.add(file.collection)
    else Object.keys(file.value ?? {}).forEach((id) => known.add(id))
  }
  return (collection, id) => unread.has(collection) || (ids.get(collection)?.has(id) ?? false)
}
