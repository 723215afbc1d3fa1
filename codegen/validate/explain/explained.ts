import type { ErrorObject } from 'ajv'
import type { KeyPath, Place, Problem } from '../../problem/problem.ts'
import type { JsonSchema } from '../../model/json-schema.ts'

/** One error of the validator, with all that its explanation needs. */
export interface Explained {
  error: ErrorObject
  /** How a report names the record and key: "name" of city "nashik". */
  who: string
  place: Place
  /** What the schema says about the value. */
  description: string | undefined
  schema: string
  /** The place of any part of the record. */
  at: (target: Place['target'], steps?: KeyPath) => Place
  /** The keys that a record may have, by its path in the file or in the file of another schema. */
  keysAt: (steps: KeyPath, schema?: string) => readonly string[]
}

/** A problem in words; its place is that of the value unless given. */
export type Words = Omit<Problem, 'place'> & { place?: Place }

/** The part of the schema that the value does not match. The schemas were checked before. */
export const partOf = ({ parentSchema = {} }: { parentSchema?: object }): JsonSchema => parentSchema

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
