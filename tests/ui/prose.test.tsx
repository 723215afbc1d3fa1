import { expect, test } from 'vitest'
import { proseToMarkdown } from '../../codegen/pages/topics/prose/outline.ts'
import type { ProseNode } from '#src/content/payload/prose.ts'
import { Prose } from '../../src/ui/prose/prose.tsx'
import { markupOf } from '../helpers/source/markup-of.ts'

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

const cell = (tag: 'th' | 'td', text: string): ProseNode => ({ tag, align: 'right', children: [text] })

function tableOf(heads: string[], cells: string[]): ProseNode {
  const row = (tag: 'th' | 'td', texts: string[]): ProseNode => ({
    tag: 'tr',
    children: texts.map((text) => cell(tag, text)),
  })
  return {
    tag: 'table',
    children: [
      { tag: 'thead', children: [row('th', heads)] },
      { tag: 'tbody', children: [row('td', cells)] },
    ],
  }
}

test("a table's columns are headed, and its rows where there are three columns or more", () => {
  const headsOf = (heads: string[], cells: string[]) =>
    markupOf(<Prose body={[tableOf(heads, cells)]} />)
      .querySelectorAll('th')
      .map((head) => [head.text, head.getAttribute('scope')])
  expect(headsOf(['Fee', 'Days'], ['₹999', '7'])).toEqual([
    ['Fee', 'col'],
    ['Days', 'col'],
  ])
  expect(headsOf(['Form', 'Fee', 'Days'], ['LLP', '₹999', '7']).at(-1)).toEqual(['LLP', 'row'])
})

test('a cell says its column where a phone shows it under the head of its row', () => {
  const cellsOf = (heads: string[], cells: string[]) =>
    markupOf(<Prose body={[tableOf(heads, cells)]} />)
      .querySelectorAll('td')
      .map((one) => [one.text, one.getAttribute('data-column'), one.getAttribute('data-align')])
  expect(cellsOf(['Form', 'Fee', 'Days', 'Owners'], ['LLP', '₹999', '7', '2'])).toEqual([
    ['₹999', 'Fee', 'right'],
    ['7', 'Days', 'right'],
    ['2', 'Owners', 'right'],
  ])
  expect(cellsOf(['Form', 'Fee', 'Days'], ['LLP', '₹999', '7'])[0]).toEqual(['₹999', undefined, 'right'])
})
