import type { ErrorObject } from 'ajv'
import type { Place } from '../../problem/problem.ts'
import type { JsonSchema } from '../../model/json-schema.ts'
import { isRecord } from '../../lib/is-record.ts'

/** One error of the validator, with all that its explanation needs. */
export interface Explained {
  error: ErrorObject
  /** How a report names the record and key: "name" of city "nashik". */
  who: string
  place: Place
  /** What the schema says about the value. */
  description: string | undefined
}

/** The part of the schema that the value does not match. */
export function partOf({ parentSchema }: ErrorObject): JsonSchema {
  return isSchema(parentSchema) ? parentSchema : {}
}

/** The schemas were checked before anything was validated. */
function isSchema(value: unknown): value is JsonSchema {
  return isRecord(value)
}

/** An error, with the place of any part of its record. */
export interface Located extends Explained {
  schema: string
  at: (target: Place['target'], steps?: readonly (string | number)[]) => Place
}
