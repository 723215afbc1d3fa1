import type { ErrorObject } from 'ajv'
import { describeRecord } from '../describe-record.ts'
import type { DataFile } from '../model.ts'
import type { Problem } from '../problem/problem.ts'
import { suggest, suggestionHint } from '../problem/suggest.ts'

/** The validator's errors in an operator's words: one for each mistake, at the key or value that is wrong. */
export function explainSchemaErrors(file: DataFile, errors: readonly ErrorObject[]): Problem[] {
  const kept = dropConsequences(errors)
  return kept.map((error) => explain(file, error, kept)).filter((problem) => problem !== undefined)
}

/**
 * Leaves out what only follows from another error: the branches of a choice that were not meant, `if` beside its `then`,
 * `propertyNames` beside the rule that the name broke, and a missing key whose misspelling is reported as unknown.
 */
function dropConsequences(errors: readonly ErrorObject[]): ErrorObject[] {
  const choices = errors.filter((error) => error.keyword === 'oneOf')
  const meant = errors.filter((error) => error.keyword !== 'if' && !(error.keyword === 'propertyNames') && !choices.some((choice) => isBranchNotMeant(choice, error)))
  const unknown = meant.filter((error) => error.keyword === 'additionalProperties')
  const seen = new Set<string>()
  return meant.filter((error) => {
    if (error.keyword === 'required' && unknown.some((other) => other.instancePath === error.instancePath && isMisspelling(other, error))) return false
    const identity = `${error.instancePath} ${error.keyword} ${JSON.stringify(error.params)} ${error.propertyName ?? ''}`
    if (seen.has(identity)) return false
    seen.add(identity)
    return true
  })
}

function isBranchNotMeant(choice: ErrorObject, error: ErrorObject): boolean {
  if (error === choice) return typeof choice.data === 'string' || isRecord(choice.data)
  if (!error.instancePath.startsWith(choice.instancePath)) return false
  const isBranchType = error.keyword === 'type' && error.instancePath === choice.instancePath
  if (isRecord(choice.data) || typeof choice.data === 'string') return isBranchType
  return error !== choice && error.instancePath === choice.instancePath
}

function isRecord(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isMisspelling(unknown: ErrorObject, missing: ErrorObject): boolean {
  return suggest(String(unknown.params['additionalProperty']), [String(missing.params['missingProperty'])]) !== undefined
}

function pathOf(error: ErrorObject): string[] {
  return error.instancePath.split('/').slice(1).map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
}

function explain(file: DataFile, error: ErrorObject, all: readonly ErrorObject[]): Problem | undefined {
  const path = typedPath(file.value, pathOf(error))
  const who = describeRecord(file.collection, file.id, path)
  const at = (target: 'key' | 'value' | 'record', steps = path) => ({ source: file.source, path: steps, target })
  const parent = error.parentSchema as SchemaPart
  switch (error.keyword) {
    case 'additionalProperties': {
      const key = String(error.params['additionalProperty'])
      const known = Object.keys(parent.properties ?? {}).filter((name) => !(name in (error.data as object)))
      const hint = suggest(key, known) ? suggestionHint(key, known) : known.length > 0 && known.length <= 8 ? `It may also have: ${known.join(', ')}.` : `Remove it, or look at ${schemaFile(error)} for the keys it may have.`
      return { code: 'unknown-key', message: `${who} has the key "${key}", which nothing reads.`, place: at('key', [...path, key]), hint }
    }
    case 'required': {
      const key = String(error.params['missingProperty'])
      const described = parent.properties?.[key]?.description
      return { code: 'missing-key', message: `${who} has no "${key}".`, place: at('record'), hint: `Add ${key}: ${described ? lowerFirst(described) : 'and its value.'}` }
    }
    case 'type': return explainType(error, who, at('value'))
    case 'oneOf':
    case 'anyOf': return { code: 'wrong-type', message: `${who} must be a sentence, or a sentence with "text" and "fact".`, place: at('value'), hint: 'Write the sentence in one line, or as "text:" with "fact:" under it.' }
    case 'enum': {
      const allowed = (error.params['allowedValues'] as unknown[]).map(String)
      return { code: 'wrong-value', message: `${who} is ${quote(error.data)}, which is not one of the allowed values.`, place: at('value'), hint: suggestionHint(String(error.data), allowed) }
    }
    case 'const': return { code: 'wrong-value', message: `${who} is ${quote(error.data)}.`, place: at('value'), hint: `Write ${JSON.stringify(error.params['allowedValue'])}.` }
    case 'pattern': return explainPattern(error, file, who, at('value'))
    default: return explainBounds(error, file, { who, place: at('value'), all })
  }
}

interface SchemaPart {
  description?: string
  type?: string
  properties?: Record<string, { description?: string }>
}

function explainType(error: ErrorObject, who: string, place: Problem['place']): Problem {
  const wanted = String(error.params['type'])
  const { data } = error
  if (wanted === 'string' && (typeof data === 'number' || typeof data === 'boolean')) {
    return { code: 'needs-quotes', message: `${who} is a text, but without quotes YAML reads it as ${typeof data === 'number' ? `the number ${data}` : `yes or no (${data})`}.`, place, hint: 'Put it between double quotes, exactly as it should read.' }
  }
  const kinds: Record<string, string> = { string: 'a text', integer: 'a whole number without quotes', number: 'a number without quotes', boolean: 'true or false', array: 'a list', object: 'a record with keys', null: 'empty' }
  const isEmpty = data === null || data === undefined
  return { code: 'wrong-type', message: isEmpty ? `${who} is empty.` : `${who} is not ${kinds[wanted] ?? wanted}.`, place, hint: `Give ${kinds[wanted] ?? wanted}: ${lowerFirst((error.parentSchema as SchemaPart).description ?? 'see the schema.')}` }
}

function explainPattern(error: ErrorObject, file: DataFile, who: string, place: Problem['place']): Problem {
  const described = (error.parentSchema as SchemaPart).description ?? ''
  if (error.propertyName !== undefined) {
    const path = [...typedPath(file.value, pathOf(error)), error.propertyName]
    return { code: 'wrong-format', message: `The key "${error.propertyName}" cannot be used as a key here.`, place: { source: file.source, path, target: 'key' }, hint: described || 'Use lower-case letters, digits and single hyphens.' }
  }
  return { code: 'wrong-format', message: `${who} is ${quote(error.data)}, which does not have the right form.`, place, hint: described }
}

function explainBounds(error: ErrorObject, file: DataFile, { who, place, all }: { who: string; place: Problem['place']; all: readonly ErrorObject[] }): Problem | undefined {
  const limit = error.params['limit']
  const length = typeof error.data === 'string' ? [...error.data].length : Array.isArray(error.data) ? error.data.length : error.data
  if (error.propertyName !== undefined) return explainPattern(error, file, who, place)
  // An empty text breaks the pattern too; that it is empty says enough.
  switch (error.keyword) {
    case 'maxLength': return { code: 'wrong-length', message: `${who} has ${length} characters; at most ${limit} fit.`, place, hint: `Shorten it by ${Number(length) - Number(limit)} or more.` }
    case 'minLength': return length === 0 && all.some((other) => other.keyword === 'pattern' && other.instancePath === error.instancePath) ? undefined : { code: 'wrong-length', message: length === 0 ? `${who} is empty.` : `${who} has ${length} characters; it needs at least ${limit}.`, place, hint: length === 0 ? 'Fill it in, or remove the key if it may be left out.' : `Add ${Number(limit) - Number(length)} or more.` }
    case 'maxItems': return { code: 'wrong-length', message: `${who} has ${length} entries; at most ${limit} are shown.`, place, hint: `Remove ${Number(length) - Number(limit)}.` }
    case 'minItems': return { code: 'wrong-length', message: `${who} has ${length} ${length === 1 ? 'entry' : 'entries'}; it needs at least ${limit}.`, place, hint: Number(length) === 0 ? 'Add an entry, or remove the key if it may be left out.' : `Add ${Number(limit) - Number(length)}.` }
    case 'uniqueItems': return { code: 'wrong-value', message: `${who} names the same entry twice.`, place, hint: 'Remove one of the two.' }
    case 'minimum':
    case 'maximum':
    case 'exclusiveMinimum': return { code: 'wrong-value', message: `${who} is ${length}, but it must be ${error.params['comparison']} ${limit}.`, place, hint: (error.parentSchema as SchemaPart).description ?? `Write a number ${error.params['comparison']} ${limit}.` }
    default: return { code: 'wrong-format', message: `${who} is not as the schema asks: ${error.message ?? error.keyword}.`, place, hint: (error.parentSchema as SchemaPart).description }
  }
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

function quote(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return `"${text.length > 60 ? `${text.slice(0, 57)}...` : text}"`
}

function lowerFirst(text: string): string {
  return /^[A-Z][a-z]/.test(text) ? text[0]!.toLowerCase() + text.slice(1) : text
}

function schemaFile(error: ErrorObject): string {
  return `data/schemas/${error.schemaPath.split('#')[0] || 'the schema'}`
}
