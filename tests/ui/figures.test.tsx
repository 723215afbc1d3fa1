import { describe, expect, test } from 'vitest'
import { Correction, Laws } from '../../src/ui/correction/correction.tsx'
import type { FactNote } from '#src/content/payload/shown.ts'
import { List } from '../../src/ui/list/list.tsx'
import { markupOf } from '../helpers/source/markup-of.ts'

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

describe('a correction', () => {
  const linesOf = (changedFact: FactNote) =>
    markupOf(
      <Correction changed={changedFact} labels={labels}>
        The limit is ₹40,000.
      </Correction>,
    )
      .querySelectorAll('p, summary')
      .map(({ text }) => text)

  test('says what holds now, and under it what was published, since when it holds and on whose word', () => {
    expect(linesOf(changed)).toEqual([
      'The limit is ₹50,000 now.',
      'corrected, in force since 1 April 2025',
      'as first published: The limit is ₹40,000. · Finance Act 2025',
    ])
  })

  test('strikes nothing where both hold, and says what it varies by', () => {
    const { since: _, ...law } = changed
    expect(linesOf({ ...law, variesBy: 'state' })).toEqual([
      'The limit is ₹40,000. The limit is ₹50,000 now.',
      'varies by state · Finance Act 2025',
    ])
  })

  test('of several figures names a day once that is the same for all', () => {
    const laws = [changed, { ...changed, authority: 'Section 393' }]
    expect(markupOf(<Laws laws={laws} labels={labels} />).text).toBe(
      'Struck, as first published · corrected, in force since 1 April 2025 · Finance Act 2025 · Section 393',
    )
  })
})

test('a list of statements is corrected in the very entry whose figure has changed, and in no other', () => {
  const statements = ['File by the 20th.', { text: 'TDS is due above ₹40,000.', changed }, { text: 'Keep the papers.' }]
  const entries = markupOf(<List items={statements} labels={labels} />).querySelectorAll('ul > li')
  expect(entries.map((entry) => entry.text.includes(labels.corrected))).toEqual([false, true, false])
  expect(entries[1]!.text).toMatch(/^The limit is ₹50,000 now\..*TDS is due above ₹40,000\./)
})
