import { describe, expect, test } from 'vitest'
import { findRange, positionAt } from '../../../codegen/model/source.ts'
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
    [['agra', 'state'], 'value', 'UP'],
    [['agra', 'state'], 'key', 'state'],
    [['agra', 'near'], 'value', '[delhi, "new-delhi"]'],
    [['agra', 'near', 1], 'value', '"new-delhi"'],
    [['agra'], 'key', 'agra'],
    [['agra'], 'record', 'agra'],
    [['agra', 'missing'], 'value', 'agra'],
    [['new-delhi', 'name'], 'value', 'New Delhi'],
    [['new-delhi'], 'value', '"new-delhi"'],
    [['new-delhi', 'note'], 'value', '>-\n    Two lines\n    of text.\n'],
    [['new-delhi', 'list'], 'value', 'list'],
    [['new-delhi', 'list', 0], 'value', 'first'],
    [['new-delhi', 'list', 1, 'key'], 'value', 'value'],
    [['new-delhi', 'list', 5], 'value', 'list'],
    [['new-delhi', 'empty'], 'key', 'empty'],
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

  test('positions in the front matter of a Markdown file count from the start of the file', () => {
    const text = '---\ntitle: Hello\n---\n\nBody\n'
    const article = { ...makeSource('data/articles/x.md', text), yamlStart: 4, yamlEnd: 17 }
    const { start, end } = findRange({ source: article, path: ['title'], target: 'value' })
    expect(text.slice(start, end)).toBe('Hello')
  })

  test('an exact range is taken as it is', () => {
    expect(findRange({ source, path: ['agra'], target: 'key', range: [3, 9] })).toEqual({ start: 3, end: 9 })
  })
})

describe('line and column, counted from 1', () => {
  test.each<[text: string, offset: number, line: number, column: number]>([
    ['', 0, 1, 1],
    ['abc', 0, 1, 1],
    ['abc', 2, 1, 3],
    ['abc\ndef', 3, 1, 4],
    ['abc\ndef', 4, 2, 1],
    ['abc\r\ndef', 5, 2, 1],
    ['\n\nx', 2, 3, 1],
  ])('%j at %i is %i:%i', (text, offset, line, column) => {
    expect(positionAt(makeSource('data/x.yaml', text), offset)).toEqual({ line, column })
  })
})
