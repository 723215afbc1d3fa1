import type { ErrorObject } from 'ajv'
import type { Place } from '../../problem/problem.ts'

/** One error of the validator, and all that its explanation needs. */
export interface Explained {
  error: ErrorObject
  /** How a report names the record and key: "name" of city "nashik". */
  who: string
  place: Place
  /** What the schema says of the value. */
  description: string | undefined
}

/** An error with the place of anything in its record. */
export interface Located extends Explained {
  schema: string
  at: (target: Place['target'], steps?: readonly (string | number)[]) => Place
}
