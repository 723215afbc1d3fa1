import { expect, test } from 'vitest'
import { locate } from '../../../codegen/problem/format-report.ts'
import type { Problem } from '../../../codegen/problem/problem.ts'
import { parseYaml } from '../../../codegen/read/yaml/parse-yaml.ts'
import { makeSource } from '../../helpers/source/make-source.ts'
import { memoOfOneRun } from '../../helpers/project/memo-of-one-run.ts'

async function problemsOf(text: string): Promise<Problem[]> {
  const problems: Problem[] = []
  await parseYaml(makeSource('data/x.yaml', text), { isMap: false, memo: memoOfOneRun() }, (problem) =>
    problems.push(problem),
  )
  return problems
}

/** Problems as `code line:column`. */
async function toldOf(text: string): Promise<string[]> {
  return (await problemsOf(text)).map(({ code, place }) => `${code} ${locate(place).line}:${locate(place).column}`)
}

test.each<[text: string, want: string]>([
  // Brackets and quotes that nobody closed.
  ['a: { b: [c }\nd: e\n', 'yaml-unclosed 1:9'],
  ['a:\n  b: [c, d\n  e: f\n', 'yaml-unclosed 2:6'],
  ['a:\n  - { b: c\n  - { b: d }\n', 'yaml-unclosed 2:5'],
  ['a: "b\nc: "d"\n', 'yaml-unclosed 1:4'],
  ['a: [b, c', 'yaml-unclosed 1:4'],
  ['a: [ "b, c ]\nd: e\n', 'yaml-unclosed 1:6'],
  // Those inside texts are letters.
  ['note: it\'s (fine [so\nother: "x\n', 'yaml-unclosed 2:8'],
  ['note: >-\n  Note: "open\n  [also: open\nother: {x\n', 'yaml-unclosed 4:8'],
  ['a: b # [open\nother: {x\n', 'yaml-unclosed 2:8'],
  // Tabs.
  ['a: >-\n  fine\n  \ttext\nb: [\n', 'yaml-unclosed 4:4'],
  // The line that stands out, and not the one by which that is noticed.
  ['p:\nb: 1\n  c: 2\n  d: 3\n', 'yaml-syntax 2:1'],
  ['p:\n    b: 1\n  c: 2\n  d: 3\n', 'yaml-syntax 2:5'],
  ['p:\n  b: 1\nc: 2\n  d: 3\n  e: 4\n', 'yaml-syntax 3:1'],
  ['p:\n  b: 1\n    c: 2\n  d: 3\n', 'yaml-syntax 3:5'],
  ['p: 0\nb: 1\n  c: 2\n  d: 3\n', 'yaml-syntax 3:3'],
  // Entries and keys that became part of the text above.
  ['a: b\n  - c\n', 'yaml-syntax 1:4'],
  ['a:\n  b\n  - c\n', 'yaml-syntax 2:3'],
  ['a:\n  - b\n   - c\n', 'yaml-syntax 3:4'],
  ['a:\n  - b c\n    d\n   -C\n', 'yaml-syntax 4:4'],
  ['a:\n  - b: c\n     - d\n', 'yaml-syntax 3:6'],
  ['a: >-\n  B.\n  c: d\n', 'yaml-syntax 3:3'],
  ['a:\n  - |\n    B.\n\n    c:\n      - d\n', 'yaml-syntax 5:5'],
  // An entry too far to the right, and one among keys.
  ['a:\n  - b: c\n    d: e\n    - b: f\n', 'yaml-syntax 4:5'],
  ['a:\n  b: c\n  - d: e\n', 'yaml-syntax 3:3'],
  ['a:\n  - b: c\n  d: e\n', 'yaml-syntax 3:3'],
  // Signs with a meaning.
  ['a:\n  - *b c* d\n', 'yaml-syntax 2:5'],
  ['a: { b: *c d, e: f }\n', 'yaml-syntax 1:9'],
  // A record of one line.
  ['y: 1\na：{ b: c, d: e }\n', 'yaml-syntax 2:2'],
  ['y: 1\na: ( b: c, d: e )\n', 'yaml-syntax 2:4'],
  ['a: { b: c: d, e: f }\n', 'yaml-syntax 1:10'],
  ['a: { b: c, d e, f: g }\n', 'needs-quotes 1:12'],
  ['a: { b:c, d: e }\n', 'yaml-syntax 1:6'],
  ['a: b\n...\nc: d\n', 'yaml-syntax 2:1'],
  // Characters that look like a space, or like nothing.
  ['a: {\u00A0b: c }\n', 'unsafe-text 1:5'],
  ['a: { b:\u00A0c, d: e }\n', 'unsafe-text 1:8'],
  ['a:\u00A0{ b: c, d: e }\n', 'unsafe-text 1:3'],
  ['a:\n  d: e\n  b:\u3000c\n', 'unsafe-text 3:5'],
  ['a:\n  -\u00A0b: c\n', 'unsafe-text 2:4'],
  ['a: 1\n\uFEFFb: 2\n', 'unsafe-text 2:1'],
  ['a: { b\u00ADc: d }\n', 'unsafe-text 1:7'],
  ['a:\n\u200B  b: c\n', 'unsafe-text 2:1'],
  // Keys that YAML reads as something else.
  ['a: 1\nnull: 2\n', 'needs-quotes 2:1'],
  ['a: 1\n~: 2\n', 'yaml-syntax 2:1'],
  ['a: 1\n: 2\n', 'yaml-syntax 2:1'],
  ['a: { true: 2 }\n', 'needs-quotes 1:6'],
  ['a: 1\n0123: 2\n', 'needs-quotes 2:1'],
  ['a: 1\n1e3: 2\n', 'needs-quotes 2:1'],
  ['a: 1\n0x1f: 2\n', 'needs-quotes 2:1'],
])('what is no YAML is told once, where it begins: %j: %s', async (text, want) => {
  expect(await toldOf(text)).toEqual([want])
})

test.each([
  'a: "b\n  c"\n',
  'a: [b,\n  c]\n',
  'a: { b: c,\n  d: e }\n',
  'a: b*c\n',
  "a: it's\n",
  'a: 5:30\n',
  '# only a comment\n',
  '',
  'a: >-\n  one: two: three\n',
  'a:\r\n  b: c\r\n',
  'a: "*b" # *b &c\n',
  'a:\tb\n',
  'a: Fee:\u00A0₹500\n',
  'a: >-\n  note:\u00A0one\n  two\n',
  'a: "b:\u00A0c"\n',
  '# a:\u00A0{ b\na: b\n',
  '"true": 1\n',
  '404: x\n',
  '"0123": x\n',
  'a: { b: , c: d }\n',
  'a: ( b )\n',
  'a: b\n...\n',
  '"a：b": c\n',
  'a: >-\n  We sell the following\n  goods: rice.\n',
  'a: >-\n  B.\n  Note: c\n',
  'a: B. c - d\n  -5 e\n',
  'a:\n- b - c\n- d\n',
  'a: "B.\n  - c\n  d: e"\n',
  'नाम: क\u094D\u200Dष\n',
])('what looks odd and is YAML is read: %j', async (text) => {
  expect(await toldOf(text)).toEqual([])
})

test('three equal keys are two mistakes, and each is shown with the first', async () => {
  const problems = await problemsOf('a: 1\na: 2\na: 3\n')
  expect(problems.map(({ place, also }) => [locate(place).line, locate(also!.place).line])).toEqual([
    [2, 1],
    [3, 1],
  ])
})

// A parse for each would take minutes, and end at the limit of a test.
test('fifteen hundred repeated keys are told each at both of its places', async () => {
  const lines = Array.from({ length: 1500 }, (_, index) => `a${index}: { name: A${index}, state: TN }\n`).join('')
  const problems = await problemsOf(lines + lines)
  expect(problems).toHaveLength(1500)
  const last = problems.at(-1)!
  expect([locate(last.place).line, locate(last.also!.place).line]).toEqual([3000, 1500])
})

test.each(Object.getOwnPropertyNames(Object.prototype))('%s is no key of any map', async (name) => {
  expect(await toldOf(`a:\n  ${name}: b\n`)).toEqual(['reserved-slug 2:3'])
  expect(await toldOf(`a: { b: c, "${name}": { d: e } }\n`)).toEqual(['reserved-slug 1:12'])
})
