import { collectionOf } from '../model/collections.ts'
import type { CollectionName } from '../model/collections.ts'
import type { AnyEntry } from '../model/records.ts'
import type { KeyPath } from './problem.ts'

/** How a report names a record, or a key in it: City "nashik", or "near" of city "nashik". */
export function describeEntry({ collection, id, path }: AnyEntry, key: KeyPath = []): string {
  return describeRecord(collection, id, [...path, ...key])
}

/** The same for a path from the root of a file. */
export function describeRecord(collection: CollectionName, id: string, path: KeyPath): string {
  const { noun, isMap } = collectionOf(collection)
  if (noun && !isMap) return withKey(`${noun} "${id}"`, path)
  if (noun && path.length > 0) return withKey(`${noun} "${path[0]}"`, path.slice(1))
  if (collection.startsWith('page:')) return withKey(`The page "${id}"`, path)
  return path.length > 0 ? withKey('', path) : `The file ${id}.yaml`
}

function withKey(record: string, path: KeyPath): string {
  if (path.length === 0) return record
  const key = path.reduce<string>(
    (text, step) => (typeof step === 'number' ? `${text}[${step + 1}]` : text ? `${text}.${step}` : step),
    '',
  )
  return record ? `"${key}" of ${record.charAt(0).toLowerCase()}${record.slice(1)}` : `"${key}"`
}
