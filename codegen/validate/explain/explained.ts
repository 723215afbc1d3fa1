import type { ErrorObject } from 'ajv'
import type { Place } from '../../problem/problem.ts'
import type { JsonSchema } from '../../model/json-schema.ts'
import { isRecord } from '../../lib/is-record.ts'

/** One error of the validator, and all that its explanation needs. */
export interface Explained {
  error: ErrorObject
  /** How a report names the record and key: "name" of city "nashik". */
  who: string
  place: Place
  /** What the schema says of the value. */
  description: string | undefined
}

/** The part of the schema that the value does not have the form of. */
export function partOf({ parentSchema }: ErrorObject): JsonSchema {
  return isSchema(parentSchema) ? parentSchema : {}
}

/** The schemas themselves were looked at before anything was validated. */
function isSchema(value: unknown): value is JsonSchema {
  return isRecord(value)
}

/** An error with the place of anything in its record. */
export interface Located extends Explained {
  schema: string
  at: (target: Place['target'], steps?: readonly (string | number)[]) => Place
}
