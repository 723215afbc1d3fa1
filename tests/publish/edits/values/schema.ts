import { collections } from '../../../../codegen/model/collections.ts'
import type { Collection } from '../../../../codegen/model/collections.ts'
import { textOf } from '../world.ts'
import type { World } from '../world.ts'

/** What the edits ask of a JSON Schema. */
export interface Schema {
  $ref?: string
  type?: string
  enum?: unknown[]
  const?: unknown
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  required?: string[]
  properties?: Record<string, Schema>
  additionalProperties?: boolean | Schema
  propertyNames?: Schema
  items?: Schema
  oneOf?: Schema[]
  anyOf?: Schema[]
  allOf?: Schema[]
  definitions?: Record<string, Schema>
}

/** A schema without references and choices, of which a value may take one. */
export interface Branch {
  schema: Schema
  /** The file that references without one of their own mean. */
  file: string
}

const schemaFile = (name: string) => `data/schemas/${name}.schema.json`
const parsed = new WeakMap<Buffer, Schema>()

function readSchema(world: World, file: string): Schema {
  const content = world.files.get(file)!
  if (!parsed.has(content)) parsed.set(content, JSON.parse(textOf(world, file)) as Schema)
  return parsed.get(content)!
}

/**
 * The collection that a file of data/ belongs to; undefined for files that are none of the site's
 * data.
 */
export function collectionOf(file: string): Collection | undefined {
  const path = file.replace(/^data\//, '').replace(/\.(yaml|md)$/, '')
  const folder = path.split('/').slice(0, -1).join('/')
  return collections.find(
    ({ home, path: own }) =>
      ((home === 'file' || home === 'files') && own === path) ||
      (home !== 'file' && own === folder) ||
      (home === 'tree' && folder.startsWith(`${own}/`)),
  )
}

/** The schema of a data file, in its branches. */
export function schemaOf(world: World, collection: Collection): Branch[] {
  const file = schemaFile(collection.schema)
  return branchesOf(world, { schema: readSchema(world, file), file })
}

function branchesOf(world: World, { schema, file }: Branch): Branch[] {
  const { $ref } = schema
  const own = [{ schema, file }]
  const choices = [...(schema.oneOf ?? []), ...(schema.anyOf ?? []), ...(schema.allOf ?? [])].flatMap((one) =>
    branchesOf(world, { schema: one, file }),
  )
  if ($ref === undefined) return [...own, ...choices]
  const [name = '', pointer = ''] = $ref.split('#')
  const target = name === '' ? file : `data/schemas/${name}`
  const keys = pointer.split('/').slice(1)
  const found = keys.reduce<Schema>((node, key) => (node as Record<string, Schema>)[key]!, readSchema(world, target))
  return [...branchesOf(world, { schema: found, file: target }), ...choices]
}

/**
 * The schema of a key's value; `isRecord` where keys are free, so that each of them names a record.
 */
export function propertyOf(
  world: World,
  branches: readonly Branch[],
  key: string,
): { branches: Branch[]; isRecord: boolean } {
  const named = branches.flatMap(({ schema, file }) =>
    schema.properties?.[key] ? branchesOf(world, { schema: schema.properties[key], file }) : [],
  )
  if (named.length > 0) return { branches: named, isRecord: false }
  const free = branches.flatMap(({ schema: { additionalProperties: own }, file }) =>
    typeof own === 'object' ? branchesOf(world, { schema: own, file }) : [],
  )
  return { branches: free, isRecord: free.length > 0 }
}

export function itemsOf(world: World, branches: readonly Branch[]): Branch[] {
  return branches.flatMap(({ schema, file }) => (schema.items ? branchesOf(world, { schema: schema.items, file }) : []))
}

/**
 * Whether a scalar may stand where this schema holds, as far as the schema of the place alone can
 * say.
 */
export function fits(branches: readonly Branch[], value: unknown): boolean {
  const said = branches.filter(({ schema }) => schema.type !== undefined || schema.enum || schema.const !== undefined)
  return said.some(({ schema }) => fitsOne(schema, value))
}

function fitsOne(schema: Schema, value: unknown): boolean {
  if (schema.const !== undefined) return value === schema.const
  if (schema.enum) return schema.enum.includes(value)
  if (schema.type !== (typeof value === 'number' && schema.type === 'integer' ? 'integer' : typeof value)) return false
  if (typeof value === 'number')
    return (
      value >= (schema.minimum ?? -Infinity) &&
      value <= (schema.maximum ?? Infinity) &&
      (schema.type !== 'integer' || Number.isInteger(value))
    )
  if (typeof value !== 'string') return true
  return (
    value.length >= (schema.minLength ?? 0) &&
    value.length <= (schema.maxLength ?? Infinity) &&
    (schema.pattern === undefined || new RegExp(schema.pattern, 'u').test(value))
  )
}
