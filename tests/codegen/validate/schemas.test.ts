import { Ajv } from 'ajv'
import { describe, expect, test } from 'vitest'
import { collections } from '../../../codegen/model/collections.ts'
import type { JsonSchema } from '../../../codegen/model/json-schema.ts'
import type { Problem } from '../../../codegen/problem/problem.ts'
import { readSchemas } from '../../../codegen/read/read-schemas.ts'
import { readSnapshot } from '../../../codegen/read/read-snapshot.ts'
import { checkSchemas } from '../../../codegen/validate/check-schemas.ts'
import { getValidator } from '../../../codegen/validate/compile-schemas.ts'
import { explainers } from '../../../codegen/validate/explain/explain-schema-error.ts'
import { memoOfOneRun } from '../../helpers/project/memo-of-one-run.ts'
import { projectRoot } from '../../helpers/project/site-folder.ts'

const refuse = ({ message }: Problem) => expect.fail(message)
const files = await readSchemas(readSnapshot(projectRoot, refuse), memoOfOneRun(), refuse)
const schemas = checkSchemas(files, memoOfOneRun(), refuse)!
const written = new Map(files.map(({ name, value }) => [name, value as Part]))
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

describe('the short form', () => {
  const parts = [...written].flatMap(([name, schema]) =>
    [...partsOf(schema)].map(([path, part]) => ({ place: `${name}: ${path}`, part })),
  )
  const expanded = [...schemas].flatMap(([name, schema]) =>
    [...partsOf(schema)].map(([path, part]) => ({ place: `${name}: ${path}`, part })),
  )
  const placesWhere = (isWrong: (part: Part) => boolean) =>
    parts.filter(({ part }) => isWrong(part)).map(({ place }) => place)

  test('means that a key is required unless it ends in ?, and that a record takes no other keys', () => {
    expect(expanded.map(({ place }) => place)).toEqual(parts.map(({ place }) => place.replaceAll('?', '')))
    for (const [index, { part }] of parts.entries()) {
      const { properties, required, additionalProperties } = expanded[index]!.part
      const keys = Object.keys(part.properties ?? {})
      if (keys.length === 0) continue
      const place = expanded[index]!.place
      expect(Object.keys(properties!), place).toEqual(keys.map((key) => key.replace('?', '')))
      expect(required ?? [], place).toEqual(keys.filter((key) => !key.endsWith('?')))
      if (part.type === 'object') expect(additionalProperties, place).toBe(part.additionalProperties ?? false)
    }
  })

  test('is said once: no file writes out required keys, or that no others are taken', () =>
    expect(
      placesWhere((part) => !!part.properties && (!!part.required || part.additionalProperties === false)),
    ).toEqual([]))

  test('has a ? only at the end of a property, and no key both with and without one', () =>
    expect(
      placesWhere(({ properties = {}, definitions = {}, required = [] }) => {
        const keys = Object.keys(properties)
        const others = [...keys.map((key) => key.replace(/\?$/, '')), ...Object.keys(definitions), ...required]
        return others.some((key) => key.includes('?')) || keys.some((key) => keys.includes(`${key}?`))
      }),
    ).toEqual([]))

  test('names a file without its ending', () =>
    expect(placesWhere(({ $ref }) => $ref !== undefined && !/^[a-z-]*#\/definitions\/\w+$/.test($ref))).toEqual([]))
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
  for (const parts of [part.properties, part.definitions])
    for (const [name, one] of Object.entries(parts ?? {})) yield* partsOf(one, `${path}/${name}`)
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
