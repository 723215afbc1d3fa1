import type { ErrorObject } from 'ajv'
import { suggest } from '../../problem/suggest.ts'
import { isRecord } from '../../lib/is-record.ts'
import { dropOtherBranches } from './choices.ts'

/**
 * Leaves out what only follows from another error: the branches of a choice that were not meant,
 * `if` next to its `then`, `propertyNames` next to the rule that the name broke, a missing key
 * whose misspelling is reported as unknown, all missing keys of an empty record but one, the form
 * of an empty text and the length of a blank one.
 */
export function dropConsequences(errors: readonly ErrorObject[]): ErrorObject[] {
  const meant = dropOtherBranches(errors.filter((error) => error.keyword !== 'if' && error.keyword !== 'propertyNames'))
  const unknown = meant.filter((error) => error.keyword === 'additionalProperties')
  const isEmptied = meant
    .filter((error) => error.keyword === 'minLength' && error.data === '')
    .map((error) => error.instancePath)
  const seen = new Set<string>()
  return meant.filter((error) => {
    if (
      error.keyword === 'required' &&
      unknown.some((other) => other.instancePath === error.instancePath && isMisspelling(other, error))
    )
      return false
    if (error.keyword === 'pattern' && error.data === '' && isEmptied.includes(error.instancePath)) return false
    if (error.keyword === 'minLength' && error.data !== '' && String(error.data).trim() === '') return false
    const what = isEmptyRecord(error)
      ? 'empty'
      : `${error.keyword} ${JSON.stringify(error.params)} ${error.propertyName ?? ''}`
    const identity = `${error.instancePath} ${what}`
    if (seen.has(identity)) return false
    seen.add(identity)
    return true
  })
}

function isMisspelling(unknown: ErrorObject, missing: ErrorObject): boolean {
  return (
    suggest(String(unknown.params['additionalProperty']), [String(missing.params['missingProperty'])]) !== undefined
  )
}

/** A record without a key. */
export function isEmptyRecord({ keyword, data }: ErrorObject): boolean {
  return (keyword === 'required' || keyword === 'minProperties') && isRecord(data) && Object.keys(data).length === 0
}
