import { suggestionHint } from '../problem/suggest.ts'
import type { Schemas } from './compile-schemas.ts'
import { isRecord } from '../lib/is-record.ts'

/** A fault in a text: where, what and what to do. */
export interface TextFault {
  at: number
  said: string
  hint: string
}

/** A fault in a schema, at the keys that lead to it. */
export interface SchemaFault {
  name: string
  path: readonly (string | number)[]
  said: string
  hint: string
}

type Tell = (path: readonly (string | number)[], said: string, hint: string) => void

const kinds = ['string', 'integer', 'number', 'boolean', 'array', 'object', 'null']
const byName = ['properties', 'definitions']
const single = ['items', 'additionalProperties', 'propertyNames', 'if', 'then', 'else']
const lists = ['oneOf', 'allOf']
const counts = ['minLength', 'maxLength', 'minItems', 'maxItems', 'minProperties', 'minimum', 'maximum']
// What JSON Schema knows apart from these has no sentence for operators yet: whoever needs it adds one in explain-schema-error.ts.
const words = [
  ...byName,
  ...single,
  ...lists,
  ...counts,
  '$schema',
  '$ref',
  'title',
  'description',
  'type',
  'enum',
  'const',
  'pattern',
  'required',
  'uniqueItems',
]

const harmless: ReadonlySet<string> = new Set([
  ...byName,
  ...single,
  ...lists,
  '$schema',
  'title',
  'description',
  'const',
  'uniqueItems',
])

/** What keeps the schemas from being schemas: a misspelt word would check nothing, and nobody would know. */
export function findSchemaFaults(schemas: Schemas): SchemaFault[] {
  const faults: SchemaFault[] = []
  for (const [name, schema] of schemas) {
    const tell: Tell = (path, said, hint) => void faults.push({ name, path, said, hint })
    visit(
      schema,
      [],
      (part, path) => checkPart(part, path, { tell, resolves: (ref) => resolves(schemas, name, ref) }),
      tell,
    )
  }
  return faults
}

type Part = Readonly<Record<string, unknown>>

function visit(
  value: unknown,
  path: readonly (string | number)[],
  check: (part: Part, path: readonly (string | number)[]) => void,
  tell: Tell,
): void {
  if (typeof value === 'boolean') return
  if (!isRecord(value)) return tell(path, 'A schema is a record in braces.', 'Write { "type": … }.')
  check(value, path)
  for (const word of single) if (value[word] !== undefined) visit(value[word], [...path, word], check, tell)
  for (const word of byName) {
    const parts = value[word]
    if (parts === undefined) continue
    if (isRecord(parts))
      for (const [name, part] of Object.entries(parts)) visit(part, [...path, word, name], check, tell)
    else tell([...path, word], `"${word}" is a record of schemas by name.`, 'Write it in braces.')
  }
  for (const word of lists) {
    const parts = value[word]
    if (Array.isArray(parts)) parts.forEach((part, index) => visit(part, [...path, word, index], check, tell))
    else if (parts !== undefined) tell([...path, word], `"${word}" is a list of schemas.`, 'Write it in brackets.')
  }
}

function checkPart(
  part: Part,
  path: readonly (string | number)[],
  { tell, resolves: hasTarget }: { tell: Tell; resolves: (ref: string) => boolean },
): void {
  for (const [word, value] of Object.entries(part)) {
    // Thousands of words are looked at before each run, and next to none is at fault.
    if (harmless.has(word)) continue
    const at = [...path, word]
    if (!words.includes(word))
      tell(
        at,
        `The word "${word}" means nothing in these schemas, so it would check nothing.`,
        suggestionHint(word, words),
      )
    else if (word === 'type')
      for (const kind of [value].flat())
        if (!kinds.some((one) => one === kind))
          tell(at, `"${String(kind)}" is no type.`, suggestionHint(String(kind), kinds))
    if (counts.includes(word) && typeof value !== 'number')
      tell(at, `"${word}" is a number.`, 'Write it without quotes.')
    if ((word === 'required' || word === 'enum') && !Array.isArray(value))
      tell(at, `"${word}" is a list.`, 'Write it in brackets.')
    if (word === 'pattern' && !isPattern(value))
      tell(
        at,
        'The pattern cannot be read.',
        'Look for a bracket that is not closed, or a backslash that is not doubled.',
      )
    if (word === '$ref' && !hasTarget(String(value)))
      tell(
        at,
        `"${String(value)}" leads to no definition.`,
        'Write common.schema.json#/definitions/ and a name that stands there, such as text.',
      )
  }
}

function resolves(schemas: Schemas, home: string, ref: string): boolean {
  const [, file = '', name = ''] = /^(?:([\w-]+)\.schema\.json)?#\/definitions\/([\w-]+)$/.exec(ref) ?? []
  return Object.hasOwn(schemas.get(file || home)?.definitions ?? {}, name)
}

const sound = new Set<unknown>()

function isPattern(value: unknown): boolean {
  if (sound.has(value)) return true
  try {
    return typeof value === 'string' && new RegExp(value, 'u') instanceof RegExp && sound.add(value).size > 0
  } catch {
    return false
  }
}
