import { Ajv } from 'ajv'
import { expect, test } from 'vitest'
import { collections } from '../../../codegen/model/collections.ts'
import type { JsonSchema } from '../../../codegen/model/json-schema.ts'
import type { Problem } from '../../../codegen/problem/problem.ts'
import { readSchemas } from '../../../codegen/read/read-inputs.ts'
import { checkSchemas } from '../../../codegen/validate/check-schemas.ts'
import { getValidator } from '../../../codegen/validate/compile-schemas.ts'
import { explainers } from '../../../codegen/validate/explain/explain-schema-error.ts'
import { memoOfOneRun } from '../../helpers/project/memo-of-one-run.ts'
import { projectRoot } from '../../helpers/project/site-folder.ts'

const refuse = ({ message }: Problem) => expect.fail(message)
const files = await readSchemas(projectRoot, memoOfOneRun(), refuse)
const schemas = checkSchemas(files, memoOfOneRun(), refuse)!
const written = new Map(files.map(({ name, value }) => [name, value as JsonSchema]))
const names = [...schemas.keys()].filter((name) => name !== 'common')

test('every collection has a schema, and every schema but the shared one a collection', () => {
  expect(names.sort()).toEqual([...new Set(collections.map((collection) => collection.schema))].sort())
})

test('each is a JSON Schema', () => {
  const ajv = new Ajv()
  expect([...schemas].filter(([, schema]) => !ajv.validateSchema(schema)).map(([name]) => name)).toEqual([])
})

test('an empty record is refused by each schema', () => {
  // Files that map ids to records may be empty by themselves; the records may not.
  const isMap = (name: string) => typeof schemas.get(name)!.additionalProperties === 'object'
  const empties = (name: string) => (isMap(name) ? [{ 'an-id': {} }, { AA: {} }] : [{}])
  expect(names.filter((name) => empties(name).some((value) => getValidator(schemas, name)(value)))).toEqual([])
})

test.each([
  ['a key that nobody knows is refused, wherever it stands', openRecords, names],
  ['an editor can say what every key is for', undescribed, [...schemas.keys()]],
  ['every text has a form and an end, and every number an end', unbounded, [...schemas.keys()]],
])('%s', (_, placesIn, some) =>
  expect(some.flatMap((name) => [...placesIn(schemas.get(name)!)].map((place) => `${name}: ${place}`))).toEqual([]),
)

test('no file writes out what its short form says: required keys, and that no others are taken', () => {
  expect([...written].flatMap(([name, schema]) => [...repeated(schema)].map((place) => `${name}: ${place}`))).toEqual(
    [],
  )
})

// Words that say where a rule holds or what it is for; a value never breaks them by themselves.
const silent = [
  '$schema',
  '$ref',
  'title',
  'description',
  'definitions',
  'properties',
  'items',
  'propertyNames',
  'if',
  'then',
  'allOf',
  'else',
]

test('every word by which a schema can refuse a value has a sentence of its own', () => {
  const used = [...schemas.values()].flatMap((schema) =>
    [...partsOf(schema as Part)].flatMap(([, part]) => Object.keys(part)),
  )
  expect([...new Set(used)].filter((word) => !silent.includes(word)).sort()).toEqual(Object.keys(explainers).sort())
})

type Part = JsonSchema & {
  pattern?: string
  maxLength?: number
  maximum?: number
  minProperties?: number
  if?: Part
  then?: Part
  else?: Part
}

/** Parts of a schema with their paths. */
function* partsOf(part: Part, path = ''): Generator<[path: string, part: Part]> {
  yield [path, part]
  for (const [name, property] of Object.entries({ ...part.properties, ...part.definitions }))
    yield* partsOf(property, `${path}/${name}`)
  if (typeof part.additionalProperties === 'object') yield* partsOf(part.additionalProperties, `${path}/*`)
  if (part.items) yield* partsOf(part.items, `${path}[]`)
  for (const word of ['propertyNames', 'if', 'then', 'else'] as const)
    if (part[word]) yield* partsOf(part[word], `${path}|${word}`)
  for (const [index, branch] of [...(part.oneOf ?? []), ...(part.allOf ?? [])].entries())
    yield* partsOf(branch, `${path}|${index}`)
}

/** Paths of properties, and of the schema itself, that say nothing of themselves. */
function* undescribed(schema: object): Generator<string> {
  for (const [path, part] of partsOf(schema as Part)) {
    const isProperty = path === '' || (/\/[^|[\]]*$/.test(path) && !path.includes('|if/'))
    if (isProperty && !part.description?.trim()) yield path || 'the schema itself'
  }
}

/** Paths of texts that may be blank, and of texts and numbers that may be of any size. */
function* unbounded(schema: object): Generator<string> {
  for (const [path, part] of partsOf(schema as Part)) {
    const kinds = [part.type].flat()
    // A pattern without a star or a plus says itself how long a text may be.
    const isEndless = part.maxLength === undefined && /[*+]|,\}/.test(part.pattern?.replaceAll('\\+', '') ?? '+')
    if (kinds.includes('string') && (part.pattern === undefined || isEndless)) yield `${path || 'the schema itself'}`
    if ((kinds.includes('integer') || kinds.includes('number')) && part.maximum === undefined) yield path
  }
}

/** Paths of records that take any key at all. */
function* openRecords(schema: object): Generator<string> {
  for (const [path, part] of partsOf(schema as Part)) {
    if (part.type === 'object' && part.additionalProperties === undefined) yield path || 'the schema itself'
  }
}

/** Paths of parts that say of their properties what `expandSchema` adds. */
function* repeated(schema: object): Generator<string> {
  for (const [path, part] of partsOf(schema as Part))
    if (part.properties && (part.required || part.additionalProperties === false)) yield path || 'the schema itself'
}
