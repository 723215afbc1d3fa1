import { Ajv } from 'ajv'
import type { ValidateFunction } from 'ajv'

export type Schemas = ReadonlyMap<string, object>

/** A function that gives the compiled validator of a schema by name; the schemas refer to each other by file name. */
export function compileSchemas(schemas: Schemas): (name: string) => ValidateFunction {
  const ajv = new Ajv({ allErrors: true, verbose: true, allowUnionTypes: true, strictTypes: false, strictRequired: false })
  for (const [name, schema] of schemas) ajv.addSchema(schema, `${name}.schema.json`)
  return (name) => {
    const validate = ajv.getSchema(`${name}.schema.json`)
    if (!validate) throw new Error(`There is no schema data/schemas/${name}.schema.json`)
    return validate as ValidateFunction
  }
}
