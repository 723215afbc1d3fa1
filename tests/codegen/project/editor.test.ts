import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { collections } from '../../../codegen/model/collections.ts'
import { iconNames } from '../../../codegen/model/icon-set.ts'
import type { JsonSchema } from '../../../codegen/model/json-schema.ts'
import { listDataFiles } from '../../helpers/project/data-files.ts'
import { readData } from '../../helpers/project/read-data.ts'
import { projectRoot } from '../../helpers/project/site-folder.ts'

const { 'yaml.schemas': schemas } = JSON.parse(readFileSync(join(projectRoot, '.vscode/settings.json'), 'utf8')) as {
  'yaml.schemas': Record<string, string[]>
}
// codegen makes them of data/schemas, in the words of JSON Schema.
const schemaFile = (name: string) => `./generated/editor/${name}.schema.json`
const globs = Object.entries(schemas).flatMap(([schema, patterns]) => patterns.map((pattern) => ({ schema, pattern })))
const files = listDataFiles(projectRoot).filter((name) => name.endsWith('.yaml'))

/**
 * Texts of a page come with its code, and name their schema themselves; nobody makes such a file by
 * hand.
 */
const isPage = (path: string) => path.startsWith('pages/')

/**
 * As yaml-language-server 1.25 matches: a pattern is the end of a path; one star stands inside a
 * folder, and two for folders.
 */
function matches(file: string, pattern: string): boolean {
  const escaped = pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&')
  const source = escaped.replace(/\*\*\/|\*/g, (star) => (star === '*' ? '[^/]*' : '(?:.*/)?'))
  return new RegExp(`${source}$`).test(`/${file}`)
}

const schemasFor = (file: string) => globs.filter(({ pattern }) => matches(file, pattern)).map(({ schema }) => schema)

describe('the editor settings', () => {
  test('give every YAML collection its schema, but for the texts of pages, and nothing else', () => {
    const want = collections
      .filter(({ markdown, path }) => !markdown && !isPage(path))
      .map(({ home, path, schema }) => [
        schemaFile(schema),
        [
          ...(home === 'folder' || home === 'tree' ? [] : [`data/${path}.yaml`]),
          ...(home === 'file' ? [] : [`data/${path}/${home === 'tree' ? '**/' : ''}*.yaml`]),
        ],
      ])
    expect(schemas).toEqual(Object.fromEntries(want))
    for (const schema of Object.keys(schemas)) expect(existsSync(join(projectRoot, schema)), schema).toBe(true)
  })

  test.each(files)('name one schema for %s, the one that its first line names', (file) => {
    const named = /^# yaml-language-server: \$schema=(\S+)$/m.exec(readFileSync(join(projectRoot, file), 'utf8'))?.[1]
    expect(named).toBeDefined()
    const schema = `./${join(file, '..', named!).replaceAll('\\', '/')}`
    const collection = collections.find(({ path }) => `data/${path}.yaml` === file)
    if (collection && isPage(collection.path)) expect(schema).toBe(schemaFile(collection.schema))
    else expect(schemasFor(file)).toEqual([schema])
  })

  // What an operator makes by hand has no such line.
  test.each([
    ['data/cities/tamil-nadu.yaml', 'cities'],
    ['data/services/new.yaml', 'service'],
  ])('name the schema of a new file %s', (file, schema) => expect(schemasFor(file)).toEqual([schemaFile(schema)]))
})

const idsIn = (file: string) => Object.keys(readData(file))
const read = (name: string) =>
  JSON.parse(readFileSync(join(projectRoot, `generated/editor/${name}.schema.json`), 'utf8')) as JsonSchema
const cityKeys = read('cities').additionalProperties as JsonSchema

test.each([
  ['state of a city', cityKeys.properties?.['state'], idsIn('states.yaml')],
  ['trade of a city', cityKeys.properties?.['trades']?.items, idsIn('trades.yaml')],
  ['category of a service', read('service').properties?.['category'], idsIn('categories.yaml')],
  ['icon', read('common').definitions?.['icon'], [...iconNames]],
])('the schemas of editors offer every %s that there is', (_, key, names) => expect(key?.enum).toEqual(names))
