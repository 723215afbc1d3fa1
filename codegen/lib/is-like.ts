import { isRecord } from './is-record.ts'

/**
 * Whether what was read from a file has the form of an example: its keys, each with the same kind
 * of value. It is asked of files that our own code has written, and that an older version of it, or
 * a damaged disk, may have left otherwise.
 */
export function isLike<Example extends object>(value: unknown, example: Example): value is Example {
  return isRecord(value) && Object.entries(example).every(([key, one]) => kindOf(value[key]) === kindOf(one))
}

/** The same of a file that may lack some keys. */
export function isPartOf<Example extends object>(value: unknown, example: Example): value is Partial<Example> {
  return (
    isRecord(value) &&
    Object.entries(example).every(([key, one]) => value[key] === undefined || kindOf(value[key]) === kindOf(one))
  )
}

function kindOf(value: unknown): string {
  return Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value
}
