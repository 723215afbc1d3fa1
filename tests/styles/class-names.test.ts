import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { className, signsOf } from '../../codegen/publish/bundle/class-names.ts'

const src = fileURLToPath(new URL('../../src', import.meta.url))
const sheets = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.module.css'))
  .map((file) => join(src, file))

test('no two style sheets of the site name their classes alike: one of two would have to be called otherwise', () => {
  expect(sheets.length).toBeGreaterThan(100)
  const alike = sheets.filter((file, index) => sheets.findIndex((other) => signsOf(other) === signsOf(file)) !== index)
  expect(alike).toEqual([])
})

test('a class has the same short name wherever the site lies, and each of a sheet its own', () => {
  const css = '.head { gap: 1.5rem }\n.head .body:hover { color: red }\n.foot { gap: .5em }'
  const namesIn = (folder: string) =>
    ['head', 'body', 'foot'].map((name) => className(name, `/${folder}/src/ui/a/a.module.css`, css))
  expect(new Set(namesIn('here')).size).toBe(3)
  expect(namesIn('there')).toEqual(namesIn('here'))
})

test('every class of the site has a name that a style sheet may hold, and no two of a sheet the same', () => {
  for (const sheet of sheets) {
    const css = readFileSync(sheet, 'utf8')
    const named = [...new Set([...css.matchAll(/\.([a-z][\w-]*)/gi)].map(([, one]) => one!))]
    const short = named.map((name) => className(name, sheet, css))
    expect(new Set(short).size).toBe(named.length)
    expect(short.filter((name) => !/^[a-z][\w-]{2}[0-9a-z]{1,2}$/i.test(name))).toEqual([])
  }
})
