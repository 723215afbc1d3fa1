import { describe, expect, test } from 'vitest'
import { Correction, Laws, Now } from '../../src/ui/correction/correction.tsx'
import type { FactNote } from '#generated/payloads/shared/payload/shown.ts'
import { Figures } from '../../src/ui/figures/figures.tsx'
import { Sources } from '../../src/ui/sources/sources.tsx'
import { StatementList } from '../../src/ui/statement-list/statement-list.tsx'
import { markupOf, oneOf } from '../helpers/source/markup-of.ts'

const labels = {
  asOf: 'Figures as of',
  confirm: 'Ask us first.',
  sources: 'Sources',
  checked: 'checked',
  compared: 'compared on',
  explained: 'by an explanation',
  uncertain: 'not certain',
  published: 'as first published',
  struck: 'Struck, as first published',
  corrected: 'corrected, in force since',
  varies: 'varies by',
}
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

describe('a correction', () => {
  const linesOf = (changedFact: FactNote) =>
    markupOf(
      <Correction changed={changedFact} labels={labels}>
        The limit is ₹40,000.
      </Correction>,
    )
      .querySelectorAll('p')
      .map(({ text }) => text)

  test('says what holds now, and under it what was published, since when it holds and on whose word', () => {
    expect(linesOf(changed)).toEqual([
      'The limit is ₹50,000 now.',
      'as first published: The limit is ₹40,000. · corrected, in force since 1 April 2025 · Finance Act 2025',
    ])
  })

  test('strikes nothing where both hold, and says what it varies by', () => {
    const { since: _, ...law } = changed
    expect(linesOf({ ...law, variesBy: 'state' })).toEqual([
      'The limit is ₹40,000. The limit is ₹50,000 now.',
      'varies by state · Finance Act 2025',
    ])
  })

  test('leads to the law in a new tab, and hands nothing over', () => {
    const link = oneOf(markupOf(<Correction changed={changed} labels={labels} />), 'a')
    expect(link.getAttribute('href')).toBe(changed.source)
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener nofollow'])
  })

  test('of a figure within a text stands before the struck one', () => {
    const root = markupOf(
      <Now was="₹5,000" labels={labels}>
        ₹10,000
      </Now>,
    )
    expect([oneOf(root, 'ins').text, oneOf(root, 'del').text]).toEqual(['₹10,000', 'as first published: ₹5,000'])
  })

  test('of several figures names a day once that is the same for all', () => {
    const laws = [changed, { ...changed, authority: 'Section 393' }]
    expect(markupOf(<Laws laws={laws} labels={labels} />).text).toBe(
      'Struck, as first published · corrected, in force since 1 April 2025 · Finance Act 2025 · Section 393',
    )
  })
})

test('what ends a page with figures names their day, and where each can be read', () => {
  const source = {
    topic: 'TDS',
    authority: 'Section 393; text at a site',
    source: changed.source,
    checkedOn: '1 May 2026',
  }
  const root = markupOf(<Sources figures={{ asOf: '1 May 2026', sources: [source] }} labels={labels} />)
  expect(oneOf(root, 'p').text).toBe('Figures as of 1 May 2026. Ask us first.')
  expect(oneOf(root, 'summary').text).toBe('Sources (1)')
  expect(oneOf(root, 'li').text).toBe('TDS: Section 393; text at a site, checked 1 May 2026')
  // The link is the law alone.
  expect(oneOf(root, 'a').text).toBe('Section 393')
})

describe('a list of statements', () => {
  const statements = ['File by the 20th.', { text: 'TDS is due above ₹40,000.', changed }, { text: 'Keep the papers.' }]

  test('is corrected in the very entry whose figure has changed, and in no other', () => {
    const entries = markupOf(<StatementList statements={statements} labels={labels} />).querySelectorAll('ul > li')
    expect(entries.map((entry) => entry.text.includes(labels.corrected))).toEqual([false, true, false])
    expect(entries[1]!.text).toMatch(/^The limit is ₹50,000 now\..*TDS is due above ₹40,000\./)
  })

  test('is numbered where its entries are steps', () => {
    const root = markupOf(<StatementList statements={statements} labels={labels} ordered />)
    expect(root.querySelectorAll('ol > li')).toHaveLength(3)
    expect(root.querySelectorAll('ul')).toEqual([])
  })
})
