import type { JsonSchema, Schemas } from '../../model/json-schema.ts'
import type { KeyPath } from '../../problem/problem.ts'

/** What a schema says about the property at a path, not about a definition that others share. */
export function findDescription(schemas: Schemas, name: string, path: KeyPath, record: unknown): string | undefined {
  const at = descend(schemas, name, path, record)
  return at.part?.description ?? resolve(schemas, at).part?.description
}

/** The keys that a schema knows for the record at a path. */
export function findKeys(...place: Parameters<typeof findDescription>): string[] {
  const [schemas] = place
  return Object.keys(resolve(schemas, descend(...place)).part?.properties ?? {})
}

function descend(...[schemas, name, path, record]: Parameters<typeof findDescription>): Part {
  const root = schemas.get(name)
  let at: Part = { part: shapeOf(root, record) ?? root, home: name }
  for (const step of path) {
    const { part, home } = resolve(schemas, at)
    at = { part: typeof step === 'number' ? part?.items : property(part, step), home }
  }
  return at
}

/** The definition that `if` selects for a record by one of its values. */
function shapeOf(part: JsonSchema | undefined, record: unknown): JsonSchema | undefined {
  const values = new Map(Object.entries(record ?? {}))
  return part?.allOf?.find(({ if: condition }) =>
    Object.entries(condition?.properties ?? {}).every(([key, { const: wanted }]) => values.get(key) === wanted),
  )?.then
}

function property(part: JsonSchema | undefined, key: string): JsonSchema | undefined {
  const own = part?.properties?.[key] ?? part?.oneOf?.find((branch) => branch.properties?.[key])?.properties?.[key]
  return own ?? (typeof part?.additionalProperties === 'object' ? part.additionalProperties : undefined)
}

/** A part of a schema, and the name of that schema. */
interface Part {
  part: JsonSchema | undefined
  home: string
}

function resolve(schemas: Schemas, { part, home }: Part): Part {
  if (!part?.$ref) return { part, home }
  const [file = '', pointer = ''] = part.$ref.split('#')
  const target = file === '' ? home : file
  return { part: schemas.get(target)?.definitions?.[pointer.replace(/^.*\//, '')], home: target }
}
