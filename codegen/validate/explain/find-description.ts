import type { Schemas } from '../compile-schemas.ts'

interface SchemaPart {
  $ref?: string
  description?: string
  properties?: Record<string, SchemaPart>
  additionalProperties?: SchemaPart | boolean
  items?: SchemaPart
  oneOf?: SchemaPart[]
  allOf?: { if?: { properties?: Record<string, { const?: unknown }> }; then?: SchemaPart }[]
  definitions?: Record<string, SchemaPart>
}

/**
 * What a schema says of the value at a path: the property's own words, not those of the shape it shares with others. Where records of several
 * kinds have a shape each, the record tells which one is meant.
 */
export function findDescription(
  schemas: Schemas,
  name: string,
  path: readonly (string | number)[],
  record?: unknown,
): string | undefined {
  const root: SchemaPart | undefined = schemas.get(name)
  let at: { part: SchemaPart | undefined; home: string } = { part: shapeOf(root, record) ?? root, home: name }
  for (const step of path) {
    const { part, home } = resolve(schemas, at)
    at = { part: typeof step === 'number' ? part?.items : property(part, step), home }
  }
  return at.part?.description ?? resolve(schemas, at).part?.description
}

/** The shape that `if` chooses for a record by one of its values. */
function shapeOf(part: SchemaPart | undefined, record: unknown): SchemaPart | undefined {
  const values = new Map(Object.entries(record ?? {}))
  return part?.allOf?.find(({ if: condition }) =>
    Object.entries(condition?.properties ?? {}).every(([key, { const: wanted }]) => values.get(key) === wanted),
  )?.then
}

function property(part: SchemaPart | undefined, key: string): SchemaPart | undefined {
  const own = part?.properties?.[key] ?? part?.oneOf?.find((branch) => branch.properties?.[key])?.properties?.[key]
  return own ?? (typeof part?.additionalProperties === 'object' ? part.additionalProperties : undefined)
}

function resolve(
  schemas: Schemas,
  { part, home }: { part: SchemaPart | undefined; home: string },
): { part: SchemaPart | undefined; home: string } {
  if (!part?.$ref) return { part, home }
  const [file = '', pointer = ''] = part.$ref.split('#')
  const target = file === '' ? home : file.replace('.schema.json', '')
  return {
    part: (schemas.get(target) as SchemaPart | undefined)?.definitions?.[pointer.split('/').at(-1)!],
    home: target,
  }
}
