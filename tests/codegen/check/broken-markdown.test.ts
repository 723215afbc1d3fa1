import { expect, test } from 'vitest'
import type { Article } from '#generated/records.ts'
import { checkFactReferences } from '../../../codegen/check/data-checks/references/fact-references.ts'
import { checkMarkdown } from '../../../codegen/check/record-checks/markdown/markdown.ts'
import { checkStrayMarks } from '../../../codegen/check/record-checks/markdown/stray-marks.ts'
import type { LinkedData } from '../../../codegen/model/records.ts'
import { locate } from '../../../codegen/problem/format-report.ts'
import type { Problem } from '../../../codegen/problem/problem.ts'
import { parseMarkdown } from '../../../codegen/read/parse-markdown.ts'
import { makeEntry, makeSource } from '../../helpers/source/make-source.ts'

/** What the checks of Markdown say of a text, as an article's body. */
function problemsOf(text: string): Problem[] {
  const source = makeSource('data/articles/x.md', text)
  const entry = { ...makeEntry<Article>('x', {}), collection: 'articles' as const, source, body: parseMarkdown(source) }
  const data = {
    entries: [entry],
    catalogue: { facts: new Map() },
    has: (_: string, id: string) => id === 'gst',
  } as unknown as LinkedData
  const problems: Problem[] = []
  for (const check of [checkMarkdown, checkStrayMarks]) check(entry, (problem) => problems.push(problem))
  checkFactReferences(data, (problem) => problems.push(problem))
  return problems
}

/** Each problem as the text that it underlines. */
const underlined = (text: string) => problemsOf(text).map(({ place }) => text.slice(...place.range!))

test.each<[text: string, want: string]>([
  // Links.
  ['Read [x](/services/gst reg) for more.', '[x](/services/gst'],
  ['Read [x]\n(/services/gst-reg) for more.', '[x]\n(/services/gst-reg)'],
  ['Read [x][] for more.', '[x][]'],
  ['Read [x(/pricing) for more.', '[x(/pricing)'],
  ['Read x](/pricing) for more.', 'Read x](/pricing)'],
  ['Read the prices(/pricing) for more.', '(/pricing)'],
  ['Read (the prices)[/pricing] for more.', '[/pricing]'],
  ['- one [x](/a\n- two', '[x](/a'],
  ['| a | b |\n|---|---|\n| [x](/a | y |', '[x](/a'],
  ['## A [x](/a', '[x](/a'],
  // Facts and other blocks.
  ['::fact[gst', '::fact[gst'],
  [':: fact[gst]', ':: fact[gst]'],
  [':::fact[gst]', ':::fact[gst]'],
  ['::fact[]', '::fact[]'],
  ['::fact[gst] as said', '::fact[gst] as said'],
  ['As said ::fact[gst]', '::fact[gst]'],
  ['As said :fact (gst)', ':fact'],
  ['::note that', '::note that'],
  ['Text.\n\n:::', ':::'],
  // Headings.
  ['Text.\n##Heading', '##'],
  ['#Heading', '#'],
  ['Heading\n=======', 'Heading\n======='],
  // Tables.
  ['| a | b |\n|---|\n| 1 | 2 |', '| a | b |'],
  ['a | b\n--- | --- | ---\n1 | 2', '--- | --- | ---'],
  ['| a | b |\n|---|---|\n| 1 |\n| 1 | 2 |', '| 1 |'],
  // Lists.
  ['-One\n-Two', '-'],
  ['1.One', '1.'],
  ['1. One\n2. Two\n5. Five\n6. Six', '5. Five'],
  ['These hold:\n5. Five\n6. Six', '5. Five\n6. Six'],
  ['1. One\n   3. a\n   4. b', '3. a\n   4. b'],
  // Marks on both sides of words.
  ['This is ** bold ** here.', '**'],
  ['**GST:**a tax', '**'],
  ['This is bold** here.', '**'],
  ['This is *slanted here.', '*'],
  ['This is slanted* here.', '*'],
  ['This is _slanted here.', '_'],
  ['This is __bold here.', '__'],
  ['Form `GST REG-01 here.', '`'],
  ['**Good** and **bad', '**'],
])('Markdown that is not complete is told once, at what is wrong: %j: %j', (text, want) => {
  expect(underlined(text)).toEqual([want])
})

test.each([
  'Open from 10:30 to 18:30, or 10:30am; note:this.',
  'GSTR-1:x and GSTR-3B: the return.',
  '[not applicable]',
  'Tax [see section 16] is due.',
  'Late fee = days * 50, or days*50.',
  '₹1,999* for the first year.',
  'Write \\*this\\* and \\[x\\](/y).',
  'Code `**x` and `[a](/b` stays.',
  'file_name and other_names, ____ to fill in.',
  'Form (a), (b) and [c].',
  '-5% of it.',
  '10. October',
  'and/or (see below).',
  'Either | or.',
  '~5% of ~10.',
  '| a | b |\n|---|--:|\n| 1 \\| 2 | |\n| `x` | **y** |',
  '5. a\n6. b',
  '1. a\n1. b\n1. c',
  '0. a\n1. b',
  'as said in section\n12. The rest holds.',
  '> said *so*',
  '**Good.** And *better*.',
  '::fact[gst]',
  '- One\n\n  ::fact[gst]',
  'In fact: fact is fact.',
  'www.gst.gov.in and a@b.in, https://x.in/a_b_c.',
  '## GST: what is new?',
  '[**Fees** and `x`](/pricing)',
  'Text\n\n---\n\nText',
  '(1) One (2) two',
  'a < b > c',
  '"**x**"',
])('what people write is no broken Markdown: %j', (text) => {
  expect(problemsOf(text)).toEqual([])
})

test('a text of an article that is not there is told at the line that closes the block of data', () => {
  const text = '---\ntitle: x\n---\n'
  const source = { ...makeSource('data/articles/x.md', text), yamlStart: 4, yamlEnd: 13 }
  const entry = { ...makeEntry<Article>('x', {}), collection: 'articles' as const, source, body: parseMarkdown(source) }
  const problems: Problem[] = []
  checkMarkdown(entry, (problem) => problems.push(problem))
  expect(problems.map(({ message, place }) => [message, locate(place).line])).toEqual([['Article "x" has no text.', 3]])
})

test('the hint for a table says how many parts its line of hyphens has', () => {
  expect(problemsOf('| a | b | c |\n| 1 | 2 | 3 |')[0]!.hint).toBe('Write under the first line: |---|---|---|')
})
