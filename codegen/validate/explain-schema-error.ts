import type { ErrorObject } from 'ajv'
import { collections } from '../collections.ts'
import { describeRecord } from '../describe-record.ts'
import type { DataFile } from '../model.ts'
import type { Place, Problem } from '../problem/problem.ts'
import { suggest, suggestionHint } from '../problem/suggest.ts'
import { dropOtherBranches, isRecord } from './choices.ts'
import type { Schemas } from './compile-schemas.ts'
import { explainBounds } from './explain-bounds.ts'
import { explainChoice, explainType } from './explain-type.ts'
import type { Explained } from './explained.ts'
import { findDescription } from './find-description.ts'
import { lowerFirst, quote } from './wording.ts'

/** The validator's errors in an operator's words: one for each mistake, at the key or value that is wrong. */
export function explainSchemaErrors(file: DataFile, errors: readonly ErrorObject[], schemas: Schemas): Problem[] {
  return dropConsequences(errors).map((error) => explain(file, error, schemas))
}

/**
 * Leaves out what only follows from another error: the branches of a choice that were not meant, `if` beside its `then`,
 * `propertyNames` beside the rule that the name broke, a missing key whose misspelling is reported as unknown, all missing keys
 * of an empty record but one, and the form of an empty text.
 */
function dropConsequences(errors: readonly ErrorObject[]): ErrorObject[] {
  const meant = dropOtherBranches(errors.filter((error) => error.keyword !== 'if' && error.keyword !== 'propertyNames'))
  const unknown = meant.filter((error) => error.keyword === 'additionalProperties')
  const isEmptied = meant.filter((error) => error.keyword === 'minLength' && error.data === '').map((error) => error.instancePath)
  const seen = new Set<string>()
  return meant.filter((error) => {
    if (error.keyword === 'required' && unknown.some((other) => other.instancePath === error.instancePath && isMisspelling(other, error))) return false
    if (error.keyword === 'pattern' && error.data === '' && isEmptied.includes(error.instancePath)) return false
    const what = isEmptyRecord(error) ? 'empty' : `${error.keyword} ${JSON.stringify(error.params)} ${error.propertyName ?? ''}`
    const identity = `${error.instancePath} ${what}`
    if (seen.has(identity)) return false
    seen.add(identity)
    return true
  })
}

function isMisspelling(unknown: ErrorObject, missing: ErrorObject): boolean {
  return suggest(String(unknown.params['additionalProperty']), [String(missing.params['missingProperty'])]) !== undefined
}

function isEmptyRecord({ keyword, data }: ErrorObject): boolean {
  return (keyword === 'required' || keyword === 'minProperties') && isRecord(data) && Object.keys(data).length === 0
}

function explain(file: DataFile, error: ErrorObject, schemas: Schemas): Problem {
  const path = typedPath(file.value, pathOf(error))
  const schema = collections.find((one) => one.name === file.collection)!.schema
  const at = (target: Place['target'], steps = path): Place => ({ source: file.source, path: steps, target })
  const explained: Explained = { error, who: describeRecord(file.collection, file.id, path), place: at('value'), description: findDescription(schemas, schema, path) }
  if (error.propertyName !== undefined) return explainName(error, at('key', [...path, error.propertyName]))
  switch (error.keyword) {
    case 'additionalProperties': return explainUnknown(explained, at('key', [...path, String(error.params['additionalProperty'])]), schema)
    case 'required':
    case 'minProperties': return explainMissing({ ...explained, place: at('record') })
    case 'type': return explainType(explained)
    case 'oneOf': return explainChoice(explained)
    case 'enum': return explainEnum(explained)
    case 'const': return { code: 'wrong-value', message: `${explained.who} is ${quote(error.data)}.`, place: explained.place, hint: `Write ${JSON.stringify(error.params['allowedValue'])}.` }
    case 'pattern': return explainPattern(explained)
    default: return explainBounds(explained)
  }
}

function pathOf(error: ErrorObject): string[] {
  return error.instancePath.split('/').slice(1).map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
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

function explainUnknown({ error, who }: Explained, place: Place, schema: string): Problem {
  const key = String(error.params['additionalProperty'])
  const known = Object.keys((error.parentSchema as SchemaPart).properties ?? {}).filter((name) => !(name in (error.data as object)))
  const hint = suggest(key, known) ? suggestionHint(key, known) : known.length > 0 && known.length <= 8 ? `It may also have: ${known.join(', ')}.` : `Remove it, or look at data/schemas/${schema}.schema.json for the keys it may have.`
  return { code: 'unknown-key', message: `${who} has the key "${key}", which nothing reads.`, place, hint }
}

function explainMissing({ error, who, place, description }: Explained): Problem {
  const { properties, required = [] } = error.parentSchema as SchemaPart
  if (isEmptyRecord(error)) return { code: 'missing-key', message: `${who} is empty.`, place, hint: required.length > 0 ? `Write its keys: ${required.join(', ')}.` : `Fill it: ${lowerFirst(description ?? 'see the schema.')}` }
  const key = String(error.params['missingProperty'])
  const described = properties?.[key]?.description
  return { code: 'missing-key', message: `${who} has no "${key}".`, place, hint: described ? `Add ${key}: ${lowerFirst(described)}` : `Add the key "${key}" and its value.` }
}

function explainEnum({ error, who, place }: Explained): Problem {
  const allowed = (error.params['allowedValues'] as unknown[]).map(String)
  const isText = typeof error.data === 'string'
  return { code: 'wrong-value', message: `${who} is ${quote(error.data)}, which is not one of the allowed values.`, place, hint: isText ? suggestionHint(error.data as string, allowed) : `Use one of: ${allowed.join(', ')}.` }
}

function explainName(error: ErrorObject, place: Place): Problem {
  return { code: 'wrong-format', message: `The key "${error.propertyName}" cannot be used as a key here.`, place, hint: (error.parentSchema as SchemaPart).description ?? 'Use lower-case letters, digits and single hyphens.' }
}

function explainPattern({ error, who, place }: Explained): Problem {
  const text = String(error.data)
  if (text === '') return { code: 'wrong-length', message: `${who} is empty.`, place, hint: (error.parentSchema as SchemaPart).description }
  if (text.trim() !== text && text.trim() !== '') {
    const hint = text.endsWith('\n') ? 'Write >- in place of > or |, so that the line break behind the text is not kept.' : 'Remove it.'
    return { code: 'wrong-format', message: `${who} begins or ends with ${text.endsWith('\n') ? 'a line break' : 'a space'}.`, place, hint }
  }
  return { code: 'wrong-format', message: `${who} is ${quote(error.data)}, which does not have the right form.`, place, hint: (error.parentSchema as SchemaPart).description }
}
