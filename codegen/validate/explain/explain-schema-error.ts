import type { ErrorObject } from 'ajv'
import { collections } from '../../model/collections.ts'
import { describeRecord } from '../../problem/describe-record.ts'
import type { DataFile } from '../../model/records.ts'
import type { Place, Problem } from '../../problem/problem.ts'
import { suggest, suggestionHint } from '../../problem/suggest.ts'
import { dropOtherBranches, isRecord } from './choices.ts'
import type { Schemas } from '../compile-schemas.ts'
import { bounds } from './explain-bounds.ts'
import { explainState } from './explain-state.ts'
import { explainChoice, explainType } from './explain-type.ts'
import { explainName, explainPattern } from './explain-form.ts'
import type { Explained } from './explained.ts'
import { findDescription } from './find-description.ts'
import { lowerFirst, quote } from './wording.ts'

/** The validator's errors in an operator's words: one for each mistake, at the key or value that is wrong. */
export function explainSchemaErrors(file: DataFile, errors: readonly ErrorObject[], known: Known): Problem[] {
  return dropConsequences(errors).map((error) => explain(file, error, known))
}

/** What an explanation may look at beside the file itself. */
interface Known {
  schemas: Schemas
  files: readonly DataFile[]
}

/**
 * Leaves out what only follows from another error: the branches of a choice that were not meant, `if` beside its `then`,
 * `propertyNames` beside the rule that the name broke, a missing key whose misspelling is reported as unknown, all missing keys
 * of an empty record but one, the form of an empty text and the length of a blank one.
 */
function dropConsequences(errors: readonly ErrorObject[]): ErrorObject[] {
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

function isEmptyRecord({ keyword, data }: ErrorObject): boolean {
  return (keyword === 'required' || keyword === 'minProperties') && isRecord(data) && Object.keys(data).length === 0
}

interface Located extends Explained {
  schema: string
  at: (target: Place['target'], steps?: readonly (string | number)[]) => Place
}

/** One sentence for each word of JSON Schema that data/schemas use; a test holds the two lists together. */
export const explainers: Readonly<Record<string, (located: Located) => Problem>> = {
  ...bounds,
  additionalProperties: explainUnknown,
  required: explainMissing,
  minProperties: explainMissing,
  type: explainType,
  oneOf: explainChoice,
  enum: explainEnum,
  const: ({ error, who, place }) => ({
    code: 'wrong-value',
    message: `${who} is ${quote(error.data)}.`,
    place,
    hint: `Write ${JSON.stringify(error.params['allowedValue'])}.`,
  }),
  pattern: explainPattern,
}

function explain(file: DataFile, error: ErrorObject, { schemas, files }: Known): Problem {
  const path = typedPath(file.value, pathOf(error))
  const schema = collections.find((one) => one.name === file.collection)!.schema
  const at: Located['at'] = (target, steps = path) => ({ source: file.source, path: steps, target })
  const located: Located = {
    error,
    who: describeRecord(file.collection, file.id, path),
    place: at('value'),
    description: findDescription(schemas, schema, path),
    schema,
    at,
  }
  if (error.propertyName !== undefined) return explainName(error, at('key', [...path, error.propertyName]))
  const state =
    file.collection === 'cities' && path.length === 2 && path[1] === 'state' ? explainState(located, files) : undefined
  return state ?? explainers[error.keyword]!(located)
}

function pathOf(error: ErrorObject): string[] {
  return error.instancePath
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
}

/** The path with list indices as numbers, as the data has them. */
function typedPath(value: unknown, steps: readonly string[]): (string | number)[] {
  let here = value
  return steps.map((step) => {
    const typed = Array.isArray(here) ? Number(step) : step
    here = (here as Record<string | number, unknown> | undefined)?.[typed]
    return typed
  })
}

interface SchemaPart {
  description?: string
  required?: string[]
  properties?: Record<string, { description?: string }>
}

function explainUnknown({ error, who, place: { path }, at, schema }: Located): Problem {
  const key = String(error.params['additionalProperty'])
  const place = at('key', [...path, key])
  const known = Object.keys((error.parentSchema as SchemaPart).properties ?? {}).filter(
    (name) => !(name in (error.data as object)),
  )
  const hint = suggest(key, known)
    ? suggestionHint(key, known)
    : known.length > 0 && known.length <= 8
      ? `It may also have: ${known.join(', ')}.`
      : `Remove it, or look at data/schemas/${schema}.schema.json for the keys it may have.`
  return { code: 'unknown-key', message: `${who} has the key "${key}", which nothing reads.`, place, hint }
}

function explainMissing({ error, who, at, description }: Located): Problem {
  const place = at('record')
  const { properties, required = [] } = error.parentSchema as SchemaPart
  const isFile = isEmptyRecord(error) && place.path.length === 0
  // A file that was full and is empty now was lost, and nobody types it anew.
  if (isFile)
    return {
      code: 'missing-key',
      message: `${who} is empty.`,
      place,
      hint: `${required.length > 0 ? `Write its keys: ${required.join(', ')}. If it was full before, put` : 'Put'} it back from the last commit: git checkout -- ${place.source.file}`,
    }
  if (isEmptyRecord(error))
    return {
      code: 'missing-key',
      message: `${who} is empty.`,
      place,
      hint:
        required.length > 0
          ? `Write its keys: ${required.join(', ')}.`
          : `Fill it: ${lowerFirst(description ?? 'see the schema.')}`,
    }
  const key = String(error.params['missingProperty'])
  const described = properties?.[key]?.description
  return {
    code: 'missing-key',
    message: `${who} has no "${key}".`,
    place,
    hint: described ? `Add ${key}: ${lowerFirst(described)}` : `Add the key "${key}" and its value.`,
  }
}

function explainEnum({ error, who, place }: Explained): Problem {
  const allowed = (error.params['allowedValues'] as unknown[]).map(String)
  const meant = typeof error.data === 'string' ? suggest(error.data, allowed) : undefined
  return {
    code: 'wrong-value',
    message: `${who} is ${quote(error.data)}, which is not one of the allowed values.`,
    place,
    hint: meant ? `Did you mean "${meant}"?` : `Use one of: ${allowed.join(', ')}.`,
  }
}
