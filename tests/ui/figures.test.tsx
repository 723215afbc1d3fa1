import { describe, expect, test } from 'vitest'
import { ChangedNote, FiguresAsOf } from '../../src/ui/changed-note/changed-note.tsx'
import { Figures } from '../../src/ui/figures/figures.tsx'
import { StatementList } from '../../src/ui/statement-list/statement-list.tsx'
import { markupOf, oneOf } from '../helpers/source/markup-of.ts'

const labels = { asOf: 'Figures as of', changedSince: 'Changed since', source: 'Source', confirm: 'Ask us first.' }
const changed = {
  current: 'The limit is ₹50,000 now.',
  since: '1 April 2025',
  authority: 'Finance Act 2025',
  source: 'https://www.indiacode.nic.in/act',
}

test('a figure is read after its label, each pair for itself', () => {
  const root = markupOf(
    <Figures
      figures={[
        { value: '10,000+', label: 'returns filed' },
        { value: '24hr', label: 'processing' },
      ]}
    />,
  )
  expect(root.querySelectorAll('dl > div').map((pair) => pair.childNodes.map(({ text }) => text))).toEqual([
    ['returns filed', '10,000+'],
    ['processing', '24hr'],
  ])
  expect([root.querySelectorAll('dt').length, root.querySelectorAll('dd').length]).toEqual([2, 2])
})

test('a note says since when, what holds now and on whose word, with a link to it in a new tab', () => {
  const root = markupOf(<ChangedNote note={changed} labels={labels} />)
  expect(oneOf(root, 'p').text).toBe('Changed since 1 April 2025: The limit is ₹50,000 now. Source: Finance Act 2025')
  const link = oneOf(root, 'a')
  expect(link.getAttribute('href')).toBe(changed.source)
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener nofollow'])
})

test('the line that ends a page with figures names their day', () =>
  expect(markupOf(<FiguresAsOf date="21 November 2026" labels={labels} />).text).toBe(
    'Figures as of 21 November 2026. Ask us first.',
  ))

describe('a list of statements', () => {
  const statements = ['File by the 20th.', { text: 'TDS is due above ₹40,000.', changed }, { text: 'Keep the papers.' }]

  test('has a note in the very entry whose figure has changed, and in no other', () => {
    const entries = markupOf(<StatementList statements={statements} labels={labels} />).querySelectorAll('ul > li')
    expect(entries.map((entry) => entry.text.includes('Changed since'))).toEqual([false, true, false])
    expect(entries[1]!.text).toMatch(/^TDS is due above ₹40,000\./)
  })

  test('is numbered where its entries are steps', () => {
    const root = markupOf(<StatementList statements={statements} labels={labels} ordered />)
    expect(root.querySelectorAll('ol > li')).toHaveLength(3)
    expect(root.querySelectorAll('ul')).toEqual([])
  })
})
