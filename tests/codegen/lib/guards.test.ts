import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isLike, isPartOf } from '../../../codegen/lib/is-record.ts'
import { codeOf, readFailure } from '../../../codegen/lib/read-failure.ts'
import { recordOf } from '../../../codegen/lib/record-of.ts'

const empty = { isCompressed: false, files: {}, names: [''] }

test.each([
  ['the very form', { isCompressed: true, files: { a: 'b' }, names: [] }, true, true],
  ['more than the form', { isCompressed: true, files: {}, names: [], later: 1 }, true, true],
  ['a part of it', { files: {} }, false, true],
  ['nothing of it', {}, false, true],
  ['a list where a record belongs', { ...empty, files: [] }, false, false],
  ['null where a record belongs', { ...empty, files: null }, false, false],
  ['a text where yes or no belongs', { ...empty, isCompressed: 'true' }, false, false],
  ['a list', [], false, false],
  ['null', null, false, false],
  ['no file', undefined, false, false],
])('%s, read from a file, is taken for what it is', (_, value, isWhole, isPart) => {
  expect([isLike(value, empty), isPartOf(value, empty)]).toEqual([isWhole, isPart])
})

test('a failure of the system is known by its code, and anything else that was thrown has none', () => {
  const thrown = attempt(() => readFileSync('/nowhere/at-all'))
  expect(codeOf(thrown)).toBe('ENOENT')
  expect(readFailure(thrown).path).toBe('/nowhere/at-all')
  expect(readFailure(new Error('Ours')).message).toBe('Ours')
  for (const other of [new Error('Ours'), 'a text', null, undefined, { code: 404 }])
    expect(codeOf(other)).toBeUndefined()
})

test('a record has a value for each of its names, in their order', () => {
  expect(JSON.stringify(recordOf(['b', 'a'], (name) => name.toUpperCase()))).toBe('{"b":"B","a":"A"}')
})

function attempt(act: () => unknown): unknown {
  try {
    return act()
  } catch (error) {
    return error
  }
}
