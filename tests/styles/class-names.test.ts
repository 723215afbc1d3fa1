import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { classPattern, numberClasses } from '../../codegen/publish/bundle/number-classes.ts'

const folder = mkdtempSync(join(tmpdir(), 'classes-'))
afterAll(() => rmSync(folder, { recursive: true }))

const nameOf = (file: string, local: string) => classPattern.replace('[hash]', file).replace('[local]', local)

test('a class has one number in sheet, script and renderer, and no two classes have the same', () => {
  const names = ['a-_B12', 'S61T4G'].flatMap((file) => ['head', 'heading', 'head2'].map((local) => nameOf(file, local)))
  writeFileSync(join(folder, 'a.css'), names.map((name) => `.${name}>.other{color:red}`).join(''))
  writeFileSync(join(folder, 'a.js'), `const a={${names.map((name) => `x:"${name}"`).join()}},b="css_not a class"`)
  writeFileSync(join(folder, 'a.mjs'), names.map((name) => `"whole ${name}"`).join())
  numberClasses(folder)
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  const numbers = [...read('a.css').matchAll(/\.(\w+)>\.other/g)].map(([, name]) => name)
  expect(new Set(numbers).size).toBe(names.length)
  expect([...read('a.js').matchAll(/x:"(\w+)"/g)].map(([, name]) => name)).toEqual(numbers)
  expect([...read('a.mjs').matchAll(/"whole (\w+)"/g)].map(([, name]) => name)).toEqual(numbers)
  expect(read('a.js')).toContain('b="css_not a class"')
})

test('a bundle in which no class has a name of that form ends the build: its names would stay long', () => {
  const other = mkdtempSync(join(folder, 'other-'))
  writeFileSync(join(other, 'a.css'), '.S61T4G_head{color:red}')
  expect(() => numberClasses(other)).toThrow('classPattern')
})
