import type { ErrorObject } from 'ajv'
import { suggest } from '../../problem/suggest.ts'
import { isRecord } from '../../lib/is-record.ts'
import type { JsonSchema } from '../../model/json-schema.ts'

/**
 * Leaves out what only follows from another error: the branches of a choice that were not meant,
 * `if` next to its `then`, `propertyNames` next to the rule that the name broke, a missing key
 * that is reported as unknown, misspelled or in a record below, all missing keys of an empty record
 * but one, the form of an empty text, the length of a blank one, and the longer of two lists of
 * allowed values.
 */
export function dropConsequences(errors: readonly ErrorObject[]): ErrorObject[] {
  const meant = dropOtherBranches(errors.filter((error) => error.keyword !== 'if' && error.keyword !== 'propertyNames'))
  const unknown = meant.filter((error) => error.keyword === 'additionalProperties')
  const isEmptied = meant
    .filter((error) => error.keyword === 'minLength' && error.data === '')
    .map((error) => error.instancePath)
  const isWider = ({ keyword, instancePath, params }: ErrorObject) =>
    keyword === 'enum' &&
    meant.some(
      (other) =>
        other.keyword === 'enum' &&
        other.instancePath === instancePath &&
        valuesOf(other.params).length < valuesOf(params).length,
    )
  const seen = new Set<string>()
  return meant.filter((error) => {
    if (isWider(error)) return false
    if (error.keyword === 'required' && unknown.some((other) => isMisplaced(other, error))) return false
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

const valuesOf = ({ allowedValues }: ErrorObject['params']): readonly unknown[] => allowedValues

/** Whether a missing key is there under another name, or too far to the right. */
function isMisplaced(unknown: ErrorObject, missing: ErrorObject): boolean {
  if (unknown.instancePath.startsWith(`${missing.instancePath}/`))
    return unknown.params['additionalProperty'] === missing.params['missingProperty']
  if (unknown.instancePath !== missing.instancePath) return false
  return (
    suggest(String(unknown.params['additionalProperty']), [String(missing.params['missingProperty'])]) !== undefined
  )
}

export function isEmptyRecord({ keyword, data }: ErrorObject): boolean {
  return (keyword === 'required' || keyword === 'minProperties') && isRecord(data) && Object.keys(data).length === 0
}

/** The branches of a choice's error: each is a record with properties, or a text. */
export function branchesOf({ schema }: ErrorObject): readonly JsonSchema[] {
  return Array.isArray(schema) ? schema : []
}

/** Keeps only the errors of the branch that was meant, or the error of the choice. */
function dropOtherBranches(errors: readonly ErrorObject[]): ErrorObject[] {
  return errors
    .filter((error) => error.keyword === 'oneOf')
    .reduce<ErrorObject[]>(
      (kept, choice) => {
        const meant = findMeantBranch(choice)
        return kept.filter((error) => {
          const isWithin =
            error.instancePath === choice.instancePath || error.instancePath.startsWith(`${choice.instancePath}/`)
          return !isWithin || (meant === undefined ? error === choice : isOfBranch(error, choice, meant))
        })
      },
      [...errors],
    )
}

/** The branch that was meant: by type, and among records by shared keys. */
function findMeantBranch(choice: ErrorObject): number | undefined {
  const branches = branchesOf(choice)
  const { data } = choice
  const text = branches.findIndex((branch) => !branch.properties)
  if (typeof data === 'string') return text < 0 ? undefined : text
  if (!isRecord(data)) return undefined
  const keys = Object.keys(data)
  const scores = branches.map(({ properties = {}, required = [] }) => {
    const known = Object.keys(properties)
    const shared = keys.filter((key) => key in properties || suggest(key, known) !== undefined).length
    return shared * 100 - required.filter((key) => !(key in data)).length
  })
  const best = Math.max(...scores)
  return best <= 0 && text >= 0 ? undefined : scores.indexOf(best)
}

function isOfBranch(error: ErrorObject, choice: ErrorObject, index: number): boolean {
  if (error === choice) return false
  const properties = branchesOf(choice)[index]?.properties
  if (error.schemaPath.startsWith(`${choice.schemaPath}/`))
    return error.schemaPath.startsWith(`${choice.schemaPath}/${index}/`)
  // Branches share rules of other places, so the key shows to which one an error belongs.
  const [step = ''] = error.instancePath.slice(choice.instancePath.length + 1).split('/')
  return properties ? step in properties : error.instancePath === choice.instancePath
}
