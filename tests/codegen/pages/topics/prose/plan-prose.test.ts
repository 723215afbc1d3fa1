import type { Fact } from '#generated/records.ts'
import { describe, expect, test } from 'vitest'
import {
  contentsOf,
  countWords,
  headingIds,
  planProse,
  readingMinutes,
} from '../../../../../codegen/pages/topics/prose/plan-prose.ts'
import type { ProseNode } from '#src/content/payload/prose.ts'
import { parseMarkdown } from '../../../../../codegen/read/parse-markdown.ts'
import { notesOf } from '../../../../../codegen/pages/shared/facts.ts'
import { proseToMarkdown } from '../../../../../codegen/pages/topics/prose/outline.ts'
import { makeRecords, makeSource } from '../../../../helpers/source/make-source.ts'

const notes = notesOf(
  makeRecords<Fact>({
    moved: {
      current: 'It is two.',
      now: { one: 'two', 'a|b': 'c' },
      status: 'superseded',
      since: '2019-04-01',
      authority: 'Act; explained elsewhere',
      source: 'https://x.in',
    },
    varied: {
      current: 'Elsewhere it is three.',
      now: { one: 'three elsewhere' },
      status: 'varies',
      variesBy: 'state',
      authority: 'Rule',
      source: 'https://y.in',
    },
    holds: { current: 'C', status: 'matches', authority: 'A', source: 'https://x.in' },
  }),
)
const bodyOf = (text: string) => parseMarkdown(makeSource('data/articles/x.md', text))
const prose = (text: string, tokens?: Record<string, string>) => planProse(bodyOf(text), { notes, tokens })

test('a worked example is shown and counted like the text around it', () => {
  const parts = ['Above.', '**Example.** One.\n\n::fact[moved]\n\n| a | b |\n|---|---|\n| 1 | 2 |', 'Below.']
  const marked = `${parts[0]}\n\n:::example\n${parts[1]}\n:::\n\n${parts[2]}`
  expect(prose(marked)).toEqual(prose(parts.join('\n\n')))
  expect(countWords(bodyOf(marked))).toBe(countWords(bodyOf(parts.join('\n\n'))))
})

/** An element of prose with its children. */
const el = (tag: string, ...children: (string | ProseNode)[]) => ({ tag, children }) as ProseNode

describe('Markdown as elements', () => {
  test.each<[text: string, want: ProseNode[]]>([
    [
      'One *two* **three** `four`.',
      [el('p', 'One ', el('em', 'two'), ' ', el('strong', 'three'), ' ', el('code', 'four'), '.')],
    ],
    ['## The limit', [{ tag: 'h2', id: 'the-limit', children: ['The limit'] }]],
    ['### GST: 18% & more?', [{ tag: 'h3', id: 'gst-18-more', children: ['GST: 18% & more?'] }]],
    ['- one\n- two', [el('ul', el('li', 'one'), el('li', 'two'))]],
    ['1. one', [el('ol', el('li', 'one'))]],
    ['5. five\n6. six', [{ tag: 'ol', start: 5, children: [el('li', 'five'), el('li', 'six')] }]],
    ['0. none', [{ tag: 'ol', start: 0, children: [el('li', 'none')] }]],
    ['- one\n\n  two', [el('ul', el('li', el('p', 'one'), el('p', 'two')))]],
    ['[Fees](/pricing#add-ons)', [el('p', { tag: 'a', href: '/pricing#add-ons', children: ['Fees'] })]],
    ['> said', [el('blockquote', el('p', 'said'))]],
    ['---', [{ tag: 'hr' }]],
    ['one  \ntwo', [el('p', 'one', { tag: 'br' }, 'two')]],
    [
      '| a | b |\n|---|--:|\n| 1 | 2 |',
      [
        el(
          'table',
          el('thead', el('tr', el('th', 'a'), { tag: 'th', align: 'right', children: ['b'] })),
          el('tbody', el('tr', el('td', '1'), { tag: 'td', align: 'right', children: ['2'] })),
        ),
      ],
    ],
    // A time of day is no directive, whatever the parser takes it for.
    ['From 10:30 to 18:00.', [el('p', 'From 10:30 to 18:00.')]],
    ['Ratio 1:a[b] here', [el('p', 'Ratio 1:a[b] here')]],
    ['a < b & c > d "e"', [el('p', 'a < b & c > d "e"')]],
  ])('%j', (text, want) => {
    expect(prose(text)).toEqual(want)
  })

  const law = { since: '1 April 2019', authority: 'Act', source: 'https://x.in' }
  const rule = { variesBy: 'state', authority: 'Rule', source: 'https://y.in' }
  test.each<[what: string, text: string, want: ProseNode[]]>([
    [
      'a superseded fact under a paragraph puts the rule in force in its place',
      'It *is* one.\n\n::fact[moved]',
      [{ tag: 'changed', changed: { current: 'It is two.', ...law }, children: ['It ', el('em', 'is'), ' one.'] }],
    ],
    [
      'a fact that varies leaves the paragraph and adds the rest of the rule',
      'It is one.\n\n::fact[varied]',
      [el('p', 'It is one.'), { tag: 'changed', changed: { current: 'Elsewhere it is three.', ...rule } }],
    ],
    ['a fact that holds adds nothing', 'One.\n\n::fact[holds]', [el('p', 'One.')]],
    [
      'a superseded figure in a sentence stands struck behind the one of today, and its law under the paragraph',
      'It is :fact[one]{moved}.',
      [el('p', 'It is ', { tag: 'now', was: 'one', children: ['two'] }, '.'), { tag: 'laws', laws: [law] }],
    ],
    [
      'a figure that varies stands beside the other, and nothing is struck',
      'It is :fact[one]{varied}.',
      [el('p', 'It is one', el('now', '; three elsewhere'), '.'), { tag: 'laws', laws: [rule] }],
    ],
    ['a figure that holds is its words', 'It is :fact[one]{holds}.', [el('p', 'It is one.')]],
  ])('%s', (_, text, want) => {
    expect(prose(text)).toEqual(want)
  })

  test('a law is named once under a table, however many of its cells are struck', () => {
    const nodes = prose(
      '| a | b |\n|---|---|\n| :fact[one]{moved} | **:fact[a\\|b]{moved}** |\n| :fact[one]{varied} | :fact[one]{moved} |',
    )
    expect(nodes.slice(1)).toEqual([{ tag: 'laws', laws: [law, rule] }])
    expect(JSON.stringify(nodes[0]).match(/"was"/g)).toHaveLength(3)
  })

  test('the Markdown of a page carries its corrections', () => {
    expect(proseToMarkdown(prose('It is one.\n\n::fact[moved]'))).toBe(
      'It is two. ~~It is one.~~ (corrected, in force since 1 April 2019: [Act](https://x.in))',
    )
    expect(proseToMarkdown(prose('It is :fact[one]{moved}.\n\n::fact[varied]'))).toBe(
      [
        'It is two ~~one~~.',
        'corrected, in force since 1 April 2019: [Act](https://x.in)',
        'Elsewhere it is three. (varies by state: [Rule](https://y.in))',
      ].join('\n\n'),
    )
  })

  test('tokens are filled in, in headings of the contents list too', () => {
    expect(prose('Write to {email}.', { email: 'a@b.in' })).toEqual([el('p', 'Write to a@b.in.')])
    expect(contentsOf(bodyOf('## Courts of {city}'), { city: 'Pune' })).toEqual([
      { id: 'courts-of-city', label: 'Courts of Pune' },
    ])
  })
})

const body = bodyOf(
  '---\ntitle: Not counted at all\n---\n\nFour words :fact[stand]{moved} here.\n\n## First part\n\n::fact[moved]\n\n### Inside\n\n| one | two |\n|---|---|\n| three | four |\n\n## Second *part*\n',
)

test('links may jump to every heading', () => {
  expect(headingIds(body)).toEqual(['first-part', 'inside', 'second-part'])
})

test('words are counted as a reader reads them, tables included, notes and the block of data not', () => {
  expect(countWords(body)).toBe(4 + 2 + 1 + 4 + 2)
})

test.each([
  [20, 1],
  [1499, 7],
  [1500, 8],
])('%i words at 200 a minute take %i minutes', (words, minutes) => {
  expect(readingMinutes(bodyOf('word '.repeat(words)), 200)).toBe(minutes)
})
