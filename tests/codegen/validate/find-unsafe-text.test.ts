import { expect, test } from 'vitest'
import type { DataFile } from '../../../codegen/model/records.ts'
import { locate } from '../../../codegen/problem/format-report.ts'
import { parseMarkdown } from '../../../codegen/read/parse-markdown.ts'
import { findUnsafeText } from '../../../codegen/validate/find-unsafe-text.ts'
import { makeSource } from '../../helpers/source/make-source.ts'

const fileOf = (value: unknown, text = ''): DataFile => ({
  collection: 'trades',
  id: 'x',
  source: makeSource('data/x.yaml', text),
  value,
  parts: [],
})
const codesOf = (value: unknown) => findUnsafeText(fileOf(value)).map(({ code }) => code)

test.each<[what: string, text: string]>([
  ['zero-width space', 'Vel\u200Blore'],
  ['soft hyphen', 'Vel\u00ADlore'],
  ['joiner between Latin letters', 'Vel\u200Dlore'],
  ['non-joiner between Latin letters', 'Vel\u200Clore'],
  ['joiner at the beginning', '\u200DVellore'],
  ['joiner behind a space', 'a \u200D'],
  ['Hangul filler', '\u3164'],
  ['jamo fillers', '\u115F\u1160'],
  ['Mongolian vowel separator', 'a\u180E'],
  ['Braille blank', '\u2800'],
  ['tag characters', 'a\u{E0068}\u{E0069}'],
  ['variation selector behind a letter', 'a\uFE0F'],
  ['half a character', 'a\uD83D'],
])('a character that no reader sees is refused: %s', (_, text) => {
  expect(codesOf({ a: { b: [text] } })).toEqual(['unsafe-text'])
  expect(codesOf({ [text]: 1 })).toEqual(['unsafe-text'])
})

test.each<[garbled: string, hint: string]>([
  ['Donâ€™t', 'Write ’,'],
  ['2â€“3 days', 'Write –,'],
  ['Â£5', 'Write £,'],
  ['cafÃ©', 'Write é,'],
  ['â‚¹999', 'Write ₹,'],
  ['Ã¢â€šÂ¹999', 'Write ₹,'],
  ['aÂ\u00A0b', 'Write a space,'],
  ['à¤¦à¤¿à¤²', 'Write दिल,'],
  ['ðŸ™‚', 'Write 🙂,'],
  ['said â€œnoâ€ once', 'Write “,'],
  ['noâ€ once', 'Type it again,'],
  ['ï¿½', 'Type it again,'],
])('a text that was read as another encoding is refused: %s', (text, hint) => {
  const [problem, ...others] = findUnsafeText(fileOf({ a: text }))
  expect(others).toEqual([])
  expect(problem).toMatchObject({ code: 'unsafe-text', hint: expect.stringContaining(hint) })
})

test.each([
  'வேலூர்',
  'क्\u200Dष',
  'ক্\u200Cত',
  'ന്\u200D',
  'اردو\u200Cزبان',
  '👩\u200D💻',
  '👩🏽\u200D💻',
  '❤\uFE0F',
  '🏳\uFE0F\u200D🌈',
  '1\uFE0F\u20E3',
  '₹\u00A01,999',
  'a\u202F%',
  '一\uFE00',
  'line\none\ttab',
  'SÃO, crème brûlée, “CAFÉ”, „groß“, À “la carte”, Â, â — à, ₹5–₹6',
  '',
])('what people write is taken: %j', (text) => {
  expect(codesOf({ a: text })).toEqual([])
})

test.each([' ', '   ', '\n', '\u00A0\u3000'])('a text of nothing but blanks, %j, is refused', (text) => {
  expect(codesOf({ a: text })).toEqual(['wrong-format'])
})

test.each(['One&#8203; two', 'One &shy;two', '- **One&ZeroWidthSpace;**'])(
  'in the text of an article it is refused as Markdown writes it, too: %j',
  (text) => {
    const source = { ...makeSource('data/articles/x.md', text), yamlEnd: 0 }
    expect(findUnsafeText({ ...fileOf({}), source, body: parseMarkdown(source) }).map(({ code }) => code)).toEqual([
      'unsafe-text',
    ])
  },
)

test('in the text of an article the place is that of the character', () => {
  const text = '---\na: b\n---\n\nOne\u200B two\n'
  const source = { ...makeSource('data/articles/x.md', text), yamlStart: 4, yamlEnd: 9 }
  const [problem] = findUnsafeText({ ...fileOf({ a: 'b' }), source, body: parseMarkdown(source) })
  expect(problem!.message).toContain('U+200B, a zero-width space')
  expect(locate(problem!.place)).toMatchObject({ line: 5, column: 4, endColumn: 5 })
})
