import type { JsonSchema } from '../../model/json-schema.ts'
import type { Schemas } from '../compile-schemas.ts'

/** What a schema says of the value at a path: the property's own words, not those of the shape it shares with others. */
export function findDescription(
  schemas: Schemas,
  name: string,
  path: readonly (string | number)[],
): string | undefined {
  let at: { part: JsonSchema | undefined; home: string } = { part: schemas.get(name), home: name }
  for (const step of path) {
    const { part, home } = resolve(schemas, at)
    at = { part: typeof step === 'number' ? part?.items : property(part, step), home }
  }
  return at.part?.description ?? resolve(schemas, at).part?.description
}

function property(part: JsonSchema | undefined, key: string): JsonSchema | undefined {
  const own = part?.properties?.[key] ?? part?.oneOf?.find((branch) => branch.properties?.[key])?.properties?.[key]
  return own ?? (typeof part?.additionalProperties === 'object' ? part.additionalProperties : undefined)
}

function resolve(
  schemas: Schemas,
  { part, home }: { part: JsonSchema | undefined; home: string },
): { part: JsonSchema | undefined; home: string } {
  if (!part?.$ref) return { part, home }
  const [file = '', pointer = ''] = part.$ref.split('#')
  const target = file === '' ? home : file.replace('.schema.json', '')
  return {
    part: schemas.get(target)?.definitions?.[pointer.replace(/.*\//, '')],
    home: target,
  }
}
