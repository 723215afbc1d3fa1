import { describe, expect, test } from 'vitest'
import { findRange } from '../../../codegen/model/source.ts'
import type { Place } from '../../../codegen/problem/problem.ts'
import { makeSource } from '../../helpers/source/make-source.ts'

const yaml = `# a comment
agra: { name: Agra, state: UP, near: [delhi, "new-delhi"] }
"new-delhi":
  name: New Delhi
  note: >-
    Two lines
    of text.
  list:
    - first
    - key: value
  empty:
`
const source = makeSource('data/cities.yaml', yaml)

describe('what a place underlines', () => {
  test.each<[path: Place['path'], target: Place['target'], want: string]>([
    [['agra', 'near'], 'value', '[delhi, "new-delhi"]'],
    [['agra', 'near', 1], 'value', '"new-delhi"'],
    [['new-delhi'], 'value', '"new-delhi"'],
    [['new-delhi', 'note'], 'value', '>-\n    Two lines\n    of text.\n'],
    [['new-delhi', 'list'], 'value', 'list'],
    [['new-delhi', 'list', 5], 'value', 'list'],
  ])('%j, the %s: %j', (path, target, want) => {
    const { start, end } = findRange({ source, path, target })
    expect(yaml.slice(start, end)).toBe(want)
  })

  test('an empty value is one character wide, so that a caret can stand there', () => {
    const { start, end } = findRange({ source, path: ['new-delhi', 'empty'], target: 'value' })
    expect([yaml.slice(0, start).endsWith('empty:'), end - start]).toEqual([true, 1])
  })

  test('what is not there at all is shown from the first record on', () => {
    expect(findRange({ source, path: ['nowhere', 'at', 'all'], target: 'value' }).start).toBe(yaml.indexOf('agra'))
  })

  test('of two equal keys the first is meant', () => {
    const twice = makeSource('data/x.yaml', 'a: 1\na: 2\n')
    expect(findRange({ source: twice, path: ['a'], target: 'value' })).toEqual({ start: 3, end: 4 })
  })
})
