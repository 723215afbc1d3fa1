import { pageNames } from './page-kinds.ts'
import type { PageName } from './page-kinds.ts'

/**
 * What data/ holds. A `file` collection is one YAML file, a `shards` collection one file or a folder of files that
 * are read as one record map, a `folder` collection one file a record, named by its id. A `tree` is a folder with folders in it: the path from
 * there is the id, as in gst/gstr-3b-late-fee.
 */
export interface Collection {
  name: CollectionName
  kind: 'file' | 'shards' | 'folder' | 'tree'
  /** Path under data/, without an ending. */
  path: string
  /** Name of the schema in data/schemas. */
  schema: string
  /** Folder collections of Markdown with front matter; the others are YAML. */
  markdown?: true
  /** The site can be built without it. */
  optional?: true
}

export type CollectionName =
  | 'site'
  | 'navigation'
  | 'categories'
  | 'services'
  | 'states'
  | 'cities'
  | 'trades'
  | 'professionalTax'
  | 'facts'
  | 'figuresWithoutFact'
  | 'rules'
  | 'extensions'
  | 'calculators'
  | 'plans'
  | 'faqs'
  | 'reviews'
  | 'testimonials'
  | 'jobs'
  | 'payment'
  | 'team'
  | 'authors'
  | 'headers'
  | 'redirects'
  | 'articleCategories'
  | 'articles'
  | 'legal'
  | PageCollection

export type PageCollection = `page:${PageName}`

const file = (name: CollectionName, path: string = name): Collection => ({ name, kind: 'file', path, schema: path })

export const collections: readonly Collection[] = [
  file('site'),
  file('navigation'),
  file('categories'),
  file('states'),
  { name: 'cities', kind: 'shards', path: 'cities', schema: 'cities' },
  file('trades'),
  file('professionalTax', 'professional-tax'),
  file('facts'),
  { ...file('figuresWithoutFact', 'figures-without-fact'), optional: true },
  { name: 'rules', kind: 'tree', path: 'rules', schema: 'rule' },
  file('extensions'),
  { name: 'calculators', kind: 'folder', path: 'calculators', schema: 'calculator' },
  file('plans'),
  file('faqs'),
  file('reviews'),
  file('testimonials'),
  file('jobs'),
  file('payment'),
  file('headers'),
  file('redirects'),
  file('team'),
  file('authors'),
  file('articleCategories', 'article-categories'),
  { name: 'services', kind: 'folder', path: 'services', schema: 'service' },
  { name: 'articles', kind: 'folder', path: 'articles', schema: 'article', markdown: true },
  { name: 'legal', kind: 'folder', path: 'legal', schema: 'legal', markdown: true },
  ...pageNames.map((name): Collection => ({
    name: `page:${name}`,
    kind: 'file',
    path: `pages/${name}`,
    schema: `page-${name}`,
  })),
]

/** Collections whose files map ids to records, so that one bad record leaves the others standing. */
export const recordMaps: ReadonlySet<CollectionName> = new Set<CollectionName>([
  'categories',
  'states',
  'cities',
  'trades',
  'professionalTax',
  'facts',
  'extensions',
  'authors',
  'articleCategories',
])
