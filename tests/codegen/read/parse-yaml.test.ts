import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { locate } from '../../../codegen/problem/format-report.ts'
import type { Problem } from '../../../codegen/problem/problem.ts'
import { parseYaml } from '../../../codegen/read/yaml/parse-yaml.ts'
import { makeSource } from '../../helpers/source/make-source.ts'
import { memoOfOneRun } from '../../helpers/project/memo-of-one-run.ts'
import type { Memo } from '../../../codegen/memo/memo.ts'
import { createRandom } from '../../helpers/edits/random.ts'
import type { Random } from '../../helpers/edits/random.ts'

// Above 30,000 characters a map is cut into chunks.
const manyRecords = 700

/** A record of a list of cities in one of the shapes that YAML has for it. */
function writeRecord(index: number, random: Random): string {
  const id = random.pick([`city-${index}`, `"city-${index}"`, `'city-${index}'`, `${index}`])
  return random.pick([
    `${id}: { name: City ${index}, state: KA }\n`,
    `${id}: { name: "City: ${index}", state: KA } # note: here\n`,
    `# a comment: with a colon\n${id}: { name: City ${index}, state: KA, near: [a, b] }\n`,
    `${id}:\n  name: City ${index}\n  state: KA\n`,
    `${id}:\n  name: City ${index}\n\n# left: in the first column\n  state: KA\n`,
    `${id}:\n  name: >-\n    key: not one\n    City ${index}\n\n    more: text\n  state: KA\n`,
    `${id}:\n  near:\n  - a: b\n  - c\n  state: "two\n    lines: ${index}"\n`,
    `${id}: { name: City ${index},\n  state: KA,\n  near: [a,\n    b] }\n`,
    `${id}:\r\n  name: City ${index}\r\n  state: KA\r\n`,
    `${id} : { name: City ${index} }\n\n\n`,
    `? ${id}\n: { name: City ${index} }\n`,
    `${id}:\n`,
    `${id}: plain text\n  that goes on\n`,
  ])
}

function writeList(seed: number): string {
  const random = createRandom(seed)
  return Array.from({ length: manyRecords }, (_, index) => writeRecord(index, random)).join('')
}

async function read(
  text: string,
  memo = memoOfOneRun(),
): Promise<{ value: unknown; problems: Problem[]; chunks: number }> {
  const problems: Problem[] = []
  let chunks = 0
  const counting = (name: string, inputs: string, make: () => Promise<unknown>) =>
    memo(name, inputs, () => {
      if (name === 'chunk') chunks += 1
      return make()
    })
  const parsed = await parseYaml(
    makeSource('data/cities.yaml', text),
    { isMap: true, memo: Object.assign(counting as Memo, { save: memo.save }) },
    (problem) => problems.push(problem),
  )
  return { value: parsed?.value, problems, chunks }
}

describe('a long map is read in chunks', () => {
  test.each(Array.from({ length: 6 }, (_, seed) => seed))(
    'and gives what reading it whole gives (list %i)',
    async (seed) => {
      const text = writeList(seed)
      expect(text.length).toBeGreaterThan(30_000)
      const { value, problems, chunks } = await read(text)
      expect(problems).toEqual([])
      expect(value).toEqual(parse(text))
      expect(chunks).toBeGreaterThan(1)
    },
  )

  test('of which an edit of one record touches one, or two where it begins or ends one', async () => {
    const memo = memoOfOneRun()
    const text = writeList(1)
    const edited = text.replace(/City:? 35\d/, 'Town')
    await read(text, memo)
    const { value, chunks } = await read(edited, memo)
    expect(value).toEqual(parse(edited))
    expect([1, 2]).toContain(chunks)
  })

  test('and a key that stands in two of them is shown at both places', async () => {
    const text = `agra: 0\n${writeList(2)}agra: 1\n`
    const { value, problems } = await read(text)
    expect(value).toBeUndefined()
    expect(problems.map(({ code, place, also }) => [code, locate(also!.place).line, locate(place).line])).toEqual([
      ['duplicate-key', 1, text.split('\n').length - 1],
    ])
  })

  test.each<[what: string, broken: string]>([
    ['an unclosed bracket', 'x1: { name: X\n'],
    ['a tab', 'x1:\n\tname: X\n'],
    ['an alias', 'x1: { name: *x }\n'],
    ['an unknown tag', 'x1: !x y\n'],
  ])('and %s in it is told once, at its line of the whole file', async (_, broken) => {
    const text = writeList(4)
    const { value, problems } = await read(`${text}${broken}x2: { name: Y }\n`)
    expect(value).toBeUndefined()
    expect(problems.map((problem) => locate(problem.place).line - text.split('\n').length)).toEqual([
      broken.includes('\t') ? 1 : 0,
    ])
  })
})

test.each<[text: string, want: unknown]>([
  ['', {}],
  ['# nothing\n', {}],
  ['a: NO\n', { a: 'NO' }],
  ['a: yes\n', { a: 'yes' }],
  ['a: 08\n', { a: 8 }],
  ['a: "08"\n', { a: '08' }],
  ['a: 2026-11-21\n', { a: '2026-11-21' }],
  ['a: ~\n', { a: null }],
  ['a: .inf\n', { a: Infinity }],
  ['- a\n', ['a']],
  ['text\n', 'text'],
])('the value of %j is %j, when parsed and when remembered', async (text, want) => {
  const memo = memoOfOneRun()
  expect((await read(text, memo)).value).toEqual(want)
  expect((await read(text, memo)).value).toEqual(want)
})
