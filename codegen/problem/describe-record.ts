import type { CollectionName } from '../model/collections.ts'

const keyed: Partial<Record<CollectionName, string>> = {
  cities: 'City',
  states: 'State',
  trades: 'Trade',
  professionalTax: 'State',
  facts: 'Fact',
  extensions: 'Extension',
  categories: 'Category',
  authors: 'Author',
  articleCategories: 'Article category',
}
const filed: Partial<Record<CollectionName, string>> = {
  services: 'Service',
  articles: 'Article',
  legal: 'Legal page',
  rules: 'Rule',
}

/** How a report names a record and a key in it: City "nashik", or "near" of city "nashik". */
export function describeRecord(collection: CollectionName, id: string, path: readonly (string | number)[]): string {
  const inMap = keyed[collection]
  const inFolder = filed[collection]
  if (inMap && path.length > 0) return withKey(`${inMap} "${path[0]}"`, path.slice(1))
  if (inFolder) return withKey(`${inFolder} "${id}"`, path)
  if (collection.startsWith('page:')) return withKey(`The page "${id}"`, path)
  return path.length > 0 ? withKey('', path) : `The file ${id}.yaml`
}

function withKey(record: string, path: readonly (string | number)[]): string {
  if (path.length === 0) return record
  const key = path.reduce<string>(
    (text, step) => (typeof step === 'number' ? `${text}[${step + 1}]` : text ? `${text}.${step}` : step),
    '',
  )
  return record ? `"${key}" of ${record.charAt(0).toLowerCase()}${record.slice(1)}` : `"${key}"`
}
