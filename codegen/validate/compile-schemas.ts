import { Ajv } from 'ajv'
import type { ValidateFunction } from 'ajv'
import type { JsonSchema } from '../model/json-schema.ts'

export type Schemas = ReadonlyMap<string, JsonSchema>

const compilers = new WeakMap<Schemas, Ajv>()

/** The validator of a schema by name, compiled when it is first asked for; the schemas refer to each other by file name. */
export function getValidator(schemas: Schemas, name: string): ValidateFunction {
  let ajv = compilers.get(schemas)
  if (!ajv) {
    // Optimising the validators' code takes longer than it saves on a few hundred records. That the schemas are JSON Schemas is for a test to say.
    ajv = new Ajv({
      validateSchema: false,
      allErrors: true,
      verbose: true,
      allowUnionTypes: true,
      strictTypes: false,
      strictRequired: false,
      code: { optimize: false },
    })
    for (const [key, schema] of schemas) ajv.addSchema(schema, `${key}.schema.json`)
    compilers.set(schemas, ajv)
  }
  const validate = ajv.getSchema(`${name}.schema.json`)
  if (!validate || '$async' in validate) throw new Error(`There is no schema data/schemas/${name}.schema.json`)
  return validate
}
