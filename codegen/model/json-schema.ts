/** The part of JSON Schema that data/schemas use. */
export interface JsonSchema {
  $ref?: string
  type?: string | string[]
  description?: string
  pattern?: string
  const?: unknown
  enum?: unknown[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
  if?: JsonSchema
  then?: JsonSchema
  items?: JsonSchema
  properties?: Record<string, JsonSchema>
  required?: string[]
  additionalProperties?: boolean | JsonSchema
  propertyNames?: JsonSchema
  definitions?: Record<string, JsonSchema>
}

/** The schemas of data/schemas by name. */
export type Schemas = ReadonlyMap<string, JsonSchema>
