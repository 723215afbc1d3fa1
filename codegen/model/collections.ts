import type { ProblemCode } from '../problem/catalogue.ts'
import { getRecord } from '../lib/present.ts'
import { pageNames } from './page-kinds.ts'
import type { PageName } from './page-kinds.ts'

/** How a collection lies in data/. */
type Home =
  /** One YAML file: one record, or a map of them. */
  | 'file'
  /** One file, or a folder of files that are read as one map. */
  | 'files'
  /** One file a record, which is named by its id. */
  | 'folder'
  /** A folder with folders in it: the path from there is the id, as in gst/gstr-3b-late-fee. */
  | 'tree'

/** What a collection whose records have ids says of itself. */
interface RecordCollection {
  home: Home
  /** What reports call a record. */
  noun: string
  /** The problem where a record is named that it does not have. */
  missing: ProblemCode
  /** Name of the schema in data/schemas, where it is not the collection's own. */
  schema?: string
  /** Markdown with front matter; the others are YAML. */
  markdown?: true
  /** A site can be built without any. */
  isOptional?: true
}

/** Every collection whose records have ids, in the order of reading and reporting. */
const ofRecords = {
  categories: { home: 'file', noun: 'Category', missing: 'unknown-category' },
  states: { home: 'file', noun: 'State', missing: 'unknown-state' },
  cities: { home: 'files', noun: 'City', missing: 'unknown-city' },
  cityNames: { home: 'file', noun: 'Names of city', missing: 'unknown-city' },
  trades: { home: 'file', noun: 'Trade', missing: 'unknown-trade' },
  places: { home: 'files', noun: 'Place', missing: 'unknown-city' },
  stateOffices: { home: 'file', noun: 'Offices of a state', missing: 'unknown-state' },
  placeSources: { home: 'file', noun: 'Place source', missing: 'unknown-source' },
  professionalTax: { home: 'file', noun: 'Professional tax', missing: 'unknown-state' },
  facts: { home: 'file', noun: 'Fact', missing: 'unknown-fact' },
  rules: { home: 'tree', noun: 'Rule', missing: 'unknown-rule', schema: 'rule' },
  extensions: { home: 'file', noun: 'Extension', missing: 'unknown-rule' },
  calculators: { home: 'folder', noun: 'Calculator', missing: 'dead-link', schema: 'calculator' },
  estimators: { home: 'folder', noun: 'Estimator', missing: 'dead-link', schema: 'estimator' },
  checks: { home: 'folder', noun: 'Check', missing: 'dead-link', schema: 'decision' },
  claims: { home: 'file', noun: 'Claim', missing: 'unknown-claim' },
  authors: { home: 'file', noun: 'Author', missing: 'unknown-author' },
  articleCategories: { home: 'file', noun: 'Article category', missing: 'unknown-category' },
  services: { home: 'folder', noun: 'Service', missing: 'unknown-service', schema: 'service' },
  articles: { home: 'folder', noun: 'Article', missing: 'unknown-article', schema: 'article', markdown: true },
  legal: { home: 'folder', noun: 'Legal page', missing: 'dead-link', schema: 'legal', markdown: true },
  languages: { home: 'file', noun: 'Language', missing: 'unknown-language' },
  locales: { home: 'tree', noun: 'Translation', missing: 'wrong-translation', schema: 'locale', isOptional: true },
} as const satisfies Record<string, RecordCollection>

/** Collections of one file that is one record. */
const ofOne = [
  'site',
  'navigation',
  'plans',
  'faqs',
  'reviews',
  'testimonials',
  'jobs',
  'payment',
  'headers',
  'redirects',
  'team',
] as const

/** Those that may get a record with each new city. */
const cityCollections = ['cities', 'cityNames', 'places'] as const

type RecordCollectionName = keyof typeof ofRecords
export type CityCollection = (typeof cityCollections)[number]
export const isOfCities = (name: CollectionName): boolean => cityCollections.some((one) => one === name)
type PageCollection = `page:${PageName}`
type SingleName = (typeof ofOne)[number] | PageCollection
export type CollectionName = RecordCollectionName | SingleName

/** A part of data/, and how it is read, checked and named. Without a noun it is one record. */
export interface Collection extends Partial<RecordCollection> {
  name: CollectionName
  home: Home
  /** Path under data/, without an ending. */
  path: string
  /** Name of the schema in data/schemas. */
  schema: string
  /** Its file maps ids to records, so that one bad record leaves the others as they are. */
  isMap: boolean
}

const isRecordCollection = (name: string): name is RecordCollectionName => Object.hasOwn(ofRecords, name)
export const recordCollectionNames = Object.keys(ofRecords).filter(isRecordCollection)

export const describeCollection = (name: RecordCollectionName): RecordCollection => ofRecords[name]

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

function ofIds(name: RecordCollectionName): Collection {
  const record = describeCollection(name)
  const isMap = record.home === 'file' || record.home === 'files'
  return { name, path: kebab(name), schema: kebab(name), isMap, ...record }
}

function ofFile(name: SingleName, path = kebab(name), schema = path): Collection {
  return { name, home: 'file', path, schema, isMap: false }
}

export const collections: readonly Collection[] = [
  ...recordCollectionNames.map(ofIds),
  ...ofOne.map((name) => ofFile(name)),
  ...pageNames.map((name) => ofFile(`page:${name}`, `pages/${name}`, `page-${name}`)),
]

const byName = new Map(collections.map((collection) => [collection.name, collection]))

export const collectionOf = (name: CollectionName): Collection => getRecord(byName, name)

/** Where a collection lies, as reports say it: data/cities.yaml, or data/services. */
export function homeOf(name: CollectionName): string {
  const { path, home } = collectionOf(name)
  return `data/${path}${home === 'file' || home === 'files' ? '.yaml' : ''}`
}
