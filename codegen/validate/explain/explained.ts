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
