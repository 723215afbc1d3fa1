import { Ajv } from 'ajv'
import type { ValidateFunction } from 'ajv'
import { lazily, once } from '../lib/once.ts'
import type { Schemas } from '../model/json-schema.ts'

// Keywords of JSON Schema for which operators have no sentence yet. Before you use one, add it to
// explain-schema-error.ts and remove it here.
const unexplained = [
  'anyOf',
  'not',
  'format',
  'dependencies',
  'contains',
  'multipleOf',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'patternProperties',
  'maxProperties',
]

const compilerOf = once((schemas: Schemas) => {
  // Optimising the compiled validators takes longer than it saves on a few hundred records.
  const ajv = new Ajv({
    validateSchema: false,
    allErrors: true,
    verbose: true,
    allowUnionTypes: true,
    strictTypes: false,
    strictRequired: false,
    code: { optimize: false },
  })
  for (const word of unexplained) ajv.removeKeyword(word)
  const added = new Set<string>()
  // A schema and those that it refers to: an edit needs two or three of sixty.
  const add = (name: string) => {
    const schema = schemas.get(name)
    if (!schema || added.has(name)) return
    added.add(name)
    ajv.addSchema(schema, name)
    for (const [, other = ''] of JSON.stringify(schema).matchAll(/"\$ref":"([\w-]+)#/g)) add(other)
  }
  return { ajv, add }
})

/** The validator of a schema, compiled at its first use. */
export function getValidator(schemas: Schemas, name: string): ValidateFunction {
  const { ajv, add } = compilerOf(schemas)
  add(name)
  const validate = ajv.getSchema(name)
  if (!validate || '$async' in validate) throw new Error(`There is no schema data/schemas/${name}.schema.yaml`)
  return validate
}

/** Knows what JSON Schema allows. Made only when schemas have changed. */
const metaSchema = lazily(() => new Ajv())

/** A mistake of a schema, such as an unknown keyword, in Ajv's words, and its path if known. */
export function findSchemaFault(schemas: Schemas, name: string): { said: string; path: readonly string[] } | undefined {
  const known = metaSchema()
  if (!known.validateSchema(schemas.get(name) ?? {})) {
    const { instancePath = '', message = '' } = known.errors?.[0] ?? {}
    return { said: `This is no JSON Schema: it ${message}.`, path: instancePath.split('/').slice(1) }
  }
  try {
    getValidator(schemas, name)
    return undefined
  } catch (error) {
    return { said: `The schema cannot be used: ${error instanceof Error ? error.message : String(error)}.`, path: [] }
  }
}
