import { isRecord } from '../lib/is-record.ts'
import type { JsonSchema } from '../model/json-schema.ts'

/**
 * A schema in the words of JSON Schema. In data/schemas each of `properties` is required unless its
 * key ends in a question mark, and a part of `type: object` that lists properties takes no others.
 */
export function expandSchema(written: object): JsonSchema {
  const expanded = Object.fromEntries(Object.entries(written).map(([word, value]) => [word, expandWord(word, value)]))
  if (!('properties' in written) || !isRecord(written.properties)) return expanded
  const required = Object.keys(written.properties).filter((key) => !isOptional(key))
  return {
    ...('type' in written && written.type === 'object' ? { additionalProperties: false } : {}),
    ...(required.length > 0 ? { required } : {}),
    ...expanded,
  }
}

const isOptional = (key: string) => key.endsWith('?')

const bare = (key: string) => (isOptional(key) ? key.slice(0, -1) : key)

/** Words of JSON Schema that hold a schema, a list of them, or a record of them. */
const ofOne = new Set(['items', 'additionalProperties', 'propertyNames', 'if', 'then', 'else'])
const ofList = new Set(['oneOf', 'allOf'])
const ofRecord = new Set(['properties', 'definitions'])

function expandWord(word: string, value: unknown): unknown {
  const expand = (part: unknown) => (isRecord(part) ? expandSchema(part) : part)
  if (ofOne.has(word)) return expand(value)
  if (ofList.has(word) && Array.isArray(value)) return value.map(expand)
  if (!ofRecord.has(word) || !isRecord(value)) return value
  const bareIn = word === 'properties' ? bare : (key: string) => key
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [bareIn(key), expand(part)]))
}

/** Where a place of the expanded schema is written. */
export function toWrittenPath(written: unknown, path: readonly string[]): (string | number)[] {
  let at = written
  return path.map((step) => {
    if (Array.isArray(at)) {
      at = at[Number(step)]
      return Number(step)
    }
    const there = isRecord(at) ? at : {}
    const key = step in there ? step : `${step}?`
    at = there[key]
    return key
  })
}
