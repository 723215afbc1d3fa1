import type { Source } from './source.ts'

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

/** A file of data/schemas. */
export interface SchemaFile {
  /** Its name without the ending, by which others refer to it. */
  name: string
  source: Source
  /** What it says, in the short form of data/schemas; undefined if it cannot be read. */
  value: unknown
}

/** The schemas of data/schemas by name. */
export type Schemas = ReadonlyMap<string, JsonSchema>
