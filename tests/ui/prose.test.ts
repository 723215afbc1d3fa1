import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { proseToMarkdown } from '../../codegen/plan/prose/prose-to-markdown.ts'
import type { ProseNode } from '../../codegen/plan/payloads/prose.ts'
import { Prose } from '../../src/ui/prose/prose.tsx'

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
  expect(renderToStaticMarkup(createElement(Prose, { body: clauses }))).toContain(
    '<ol start="5"><li>Fifth</li><li>Sixth</li></ol>',
  )
  expect(proseToMarkdown(clauses)).toBe('5. Fifth\n6. Sixth')
})

test('a list from 1 needs no number', () => {
  expect(
    renderToStaticMarkup(
      createElement(Prose, { body: [{ tag: 'ol', children: [{ tag: 'li', children: ['First'] }] }] }),
    ),
  ).toContain('<ol><li>First</li></ol>')
})
