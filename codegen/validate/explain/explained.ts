import type { ErrorObject } from 'ajv'
import type { Place, Problem } from '../../problem/problem.ts'
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

/** A problem in words; its place is that of the value unless given. */
export type Words = Omit<Problem, 'place'> & { place?: Place }

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

/** A value as a message shows it, cut if it is long. */
export function quote(value: unknown): string {
  if (typeof value !== 'string') return JSON.stringify(value) ?? 'empty'
  const line = value.replace(/\s+/g, ' ')
  return `"${line.length > 60 ? `${line.slice(0, 57)}...` : line}"`
}

/** A sentence as the second half of another one. Names in capitals stay as they are. */
export function lowerFirst(text: string): string {
  return /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
}
