import { expect, test } from 'vitest'
import { proseToMarkdown } from '../../codegen/plan/prose/prose-to-markdown.ts'
import type { ProseNode } from '../../codegen/plan/payloads/shared/prose.ts'
import { Prose } from '../../src/ui/prose/prose.tsx'
import { markupOf, oneOf } from '../helpers/source/markup-of.ts'

const clauses: ProseNode[] = [
  {
    tag: 'ol',
    start: 5,
    children: [
      { tag: 'li', children: ['Fifth'] },
      { tag: 'li', children: ['Sixth'] },
    ],
  },
]

test('a list keeps the number that it begins with, on the page and in its Markdown twin', () => {
  expect(markupOf(<Prose body={clauses} />).innerHTML).toContain('<ol start="5"><li>Fifth</li><li>Sixth</li></ol>')
  expect(proseToMarkdown(clauses)).toBe('5. Fifth\n6. Sixth')
})

test('a list from 1 needs no number', () => {
  expect(
    markupOf(<Prose body={[{ tag: 'ol', children: [{ tag: 'li', children: ['First'] }] }]} />).innerHTML,
  ).toContain('<ol><li>First</li></ol>')
})

test('a table that is wider than a phone can be reached and scrolled by the keyboard, and its columns are headed', () => {
  const body: ProseNode[] = [
    {
      tag: 'table',
      children: [
        { tag: 'thead', children: [{ tag: 'tr', children: [{ tag: 'th', children: ['Fee'] }] }] },
        { tag: 'tbody', children: [{ tag: 'tr', children: [{ tag: 'td', align: 'right', children: ['₹999'] }] }] },
      ],
    },
  ]
  const group = oneOf(markupOf(<Prose body={body} headingId="rates" />), '[role=group]')
  expect([group.getAttribute('tabindex'), group.getAttribute('aria-labelledby')]).toEqual(['0', 'rates'])
  expect(oneOf(group, 'table th').getAttribute('scope')).toBe('col')
  expect(oneOf(group, 'table td').getAttribute('data-align')).toBe('right')
})

test('a link to another site opens a tab, a link within the site does not', () => {
  const link = (href: string): ProseNode => ({ tag: 'a', href, children: [href] })
  const links = markupOf(<Prose body={[link('https://www.gst.gov.in'), link('/pricing')]} />).querySelectorAll('a')
  expect(links.map((one) => [one.getAttribute('target'), one.getAttribute('rel')])).toEqual([
    ['_blank', 'noopener'],
    [undefined, undefined],
  ])
})

test('a heading keeps the anchor by which the contents lead to it', () =>
  expect(oneOf(markupOf(<Prose body={[{ tag: 'h2', id: 'fees', children: ['Fees'] }]} />), 'h2#fees').text).toBe(
    'Fees',
  ))
