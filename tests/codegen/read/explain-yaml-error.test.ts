import { describe, expect, test } from 'vitest'
import { locate } from '../../../codegen/problem/format-report.ts'
import type { Problem } from '../../../codegen/problem/problem.ts'
import { parseYaml } from '../../../codegen/read/parse-yaml.ts'
import { makeSource } from '../../helpers/make-source.ts'
import { makeMemoryCache } from '../../helpers/memory-cache.ts'

async function problemsOf(text: string): Promise<Problem[]> {
  const problems: Problem[] = []
  await parseYaml(makeSource('data/x.yaml', text), { isMap: false, cache: makeMemoryCache() }, (problem) => problems.push(problem))
  return problems
}

/** Problems as `code line:column`. */
async function toldOf(text: string): Promise<string[]> {
  return (await problemsOf(text)).map(({ code, place }) => `${code} ${locate(place).line}:${locate(place).column}`)
}

describe('what is no YAML is told once, where it begins', () => {
  test.each<[text: string, want: string]>([
    // Brackets and quotes that nobody closed.
    ['a: { b: 1\nc: d\n', 'yaml-unclosed 1:4'],
    ['a: [b, c\nd: e\n', 'yaml-unclosed 1:4'],
    ['a: { b: [c }\nd: e\n', 'yaml-unclosed 1:9'],
    ['a:\n  b: [c, d\n  e: f\n', 'yaml-unclosed 2:6'],
    ['a:\n  - { b: c\n  - { b: d }\n', 'yaml-unclosed 2:5'],
    ['a: [b,\n  c,\n  d\ne: f\n', 'yaml-unclosed 1:4'],
    ['a: "b\nc: d\n', 'yaml-unclosed 1:4'],
    ['a: "b\nc: "d"\n', 'yaml-unclosed 1:4'],
    ["a: 'b\nc: d\n", 'yaml-unclosed 1:4'],
    ['a: [b, c', 'yaml-unclosed 1:4'],
    ['a: [ "b, c ]\nd: e\n', 'yaml-unclosed 1:6'],
    // Those inside texts are letters.
    ['note: it\'s (fine [so\nother: "x\n', 'yaml-unclosed 2:8'],
    ['note: >-\n  Note: "open\n  [also: open\nother: {x\n', 'yaml-unclosed 4:8'],
    ['a: b # [open\nother: {x\n', 'yaml-unclosed 2:8'],
    // Tabs.
    ['a:\n\tb: c\n', 'yaml-tab 2:1'],
    ['a:\n  b: c\n \td: e\n', 'yaml-tab 3:2'],
    ['a: >-\n  fine\n  \ttext\nb: [\n', 'yaml-unclosed 4:4'],
    // Lines that do not line up.
    ['a:\n  b: c\n d: e\n', 'yaml-syntax 3:2'],
    ['a:\n  b: c\n   d: e\n', 'yaml-syntax 3:4'],
    ['a:\n  - b\n - c\n', 'yaml-syntax 3:2'],
    ['a: b\n- c\n', 'yaml-syntax 2:1'],
    // Colons.
    ['a: b: c\n', 'yaml-syntax 1:5'],
    ['a:\n  - b: c: d\n', 'yaml-syntax 2:9'],
    ['a: 1\nb:c\n', 'yaml-syntax 2:1'],
    ['a: 1\nb\nc: 2\n', 'yaml-syntax 2:1'],
    // Signs with a meaning.
    ['a: @b\n', 'yaml-syntax 1:4'],
    ['a: `b`\n', 'yaml-syntax 1:4'],
    ['a: %b\n', 'yaml-syntax 1:4'],
    ['a: *b*\n', 'yaml-syntax 1:4'],
    ['a: &b c\n', 'yaml-syntax 1:4'],
    ['a: !b c\n', 'yaml-syntax 1:4'],
    ['a: > b\n', 'yaml-syntax 1:6'],
    ['a: ]\n', 'yaml-syntax 1:4'],
    // The rest.
    ['a: { b: c d: e }\n', 'yaml-syntax 1:11'],
    ['a: "b" c\n', 'yaml-syntax 1:8'],
    ['a: "\\q"\n', 'yaml-syntax 1:5'],
    ['a: b\n---\nc: d\n', 'yaml-syntax 2:1'],
    ['a: 1\na: 2\n', 'duplicate-key 2:1'],
    ['a: { b: 1, b: 2 }\n', 'duplicate-key 1:12'],
  ])('%j: %s', async (text, want) => {
    expect(await toldOf(text)).toEqual([want])
  })
})

describe('what looks odd and is YAML is read', () => {
  test.each([
    'a: "b\n  c"\n', 'a: [b,\n  c]\n', 'a: { b: c,\n  d: e }\n', 'a: Tax & more\n', 'a: b*c\n', 'a: it\'s\n', '"a b": c\n', 'a: 5:30\n', 'a: b #c\n', '# only a comment\n', '', 'a: >-\n  one: two: three\n', 'a:\r\n  b: c\r\n', 'a: "*b" # *b &c\n', 'a:\tb\n',
  ])('%j', async (text) => {
    expect(await toldOf(text)).toEqual([])
  })
})

test('of two equal keys both places are given, by their names without quotes', async () => {
  const [problem] = await problemsOf('"a b": 1\nc: 2\n"a b": 3\n')
  expect(problem!.message).toContain('The key "a b" stands twice')
  expect(locate(problem!.also!.place)).toMatchObject({ line: 1, column: 1, endColumn: 6 })
})

test('three equal keys are two mistakes, and each is shown with the first', async () => {
  const problems = await problemsOf('a: 1\na: 2\na: 3\n')
  expect(problems.map(({ place, also }) => [locate(place).line, locate(also!.place).line])).toEqual([[2, 1], [3, 1]])
})
