import type { Fact } from '#generated/records.ts'
import { describe, expect, test } from 'vitest'
import { findNow, notesOf } from '../../../../codegen/pages/shared/facts.ts'
import { createShow } from '../../../../codegen/pages/shared/show.ts'
import { makeRecords } from '../../../helpers/source/make-source.ts'

const facts = makeRecords<Fact>({
  moved: {
    current: 'It is ₹40 lakh.',
    now: { '₹20 lakh': '₹40 lakh' },
    status: 'superseded',
    since: '2019-04-01',
    authority: 'Section 22; explained at cbic.gov.in',
    source: 'https://www.cbic.gov.in',
  },
  holds: {
    current: '18% a year.',
    status: 'matches',
    authority: 'Section 50',
    source: 'https://www.cbic.gov.in',
  },
  varied: {
    current: 'By quarter it is the 22nd.',
    status: 'varies',
    variesBy: 'state',
    authority: 'Rule 61',
    source: 'https://www.cbic.gov.in',
  },
})
const note = {
  current: 'It is ₹40 lakh.',
  since: '1 April 2019',
  authority: 'Section 22',
  source: 'https://www.cbic.gov.in',
}
const show = createShow(notesOf(facts))

describe('what a page shows of a record', () => {
  test.each<[what: string, value: unknown, want: unknown]>([
    ['a text as it is', 'text', 'text'],
    [
      'a sentence whose figure has moved with the rule in force',
      { text: 'The limit is ₹20 lakh.', fact: 'moved' },
      { text: 'The limit is ₹20 lakh.', changed: note },
    ],
    [
      'a sentence whose figure varies with the rest of the rule, and by what it varies',
      { text: 'It is the 20th.', fact: 'varied' },
      {
        text: 'It is the 20th.',
        changed: {
          current: 'By quarter it is the 22nd.',
          variesBy: 'state',
          authority: 'Rule 61',
          source: 'https://www.cbic.gov.in',
        },
      },
    ],
    ['a sentence whose figure holds without one', { text: 'It is 18%.', fact: 'holds' }, { text: 'It is 18%.' }],
    ['a sentence whose figure nobody knows without one', { text: 'It is so.', fact: 'nowhere' }, { text: 'It is so.' }],
    [
      'sentences in lists and records too',
      { list: [{ a: { text: 'x', fact: 'moved' } }] },
      { list: [{ a: { text: 'x', changed: note } }] },
    ],
    [
      'a record that only begins like a sentence as it is',
      { text: 'x', fact: 'moved', more: 1 },
      { text: 'x', fact: 'moved', more: 1 },
    ],
  ])('%s', (_, value, want) => {
    expect(show(value)).toEqual(want)
  })

  test('tokens filled in wherever they stand, sentences with notes included', () => {
    expect(show({ a: ['In {city}'], b: { text: '{city} has it.', fact: 'moved' } }, { city: 'Pune' })).toEqual({
      a: ['In Pune'],
      b: { text: 'Pune has it.', changed: note },
    })
  })

  test('an icon drawn by its name, and nothing else that is called by one', () => {
    const shown = show({ icon: 'receipt', name: 'receipt' }) as { icon: unknown; name: string }
    expect(shown.name).toBe('receipt')
    expect(shown.icon).toEqual(
      expect.arrayContaining([['path', expect.objectContaining({ d: expect.any(String) as string })]]),
    )
  })

  test('and leaves the record itself alone', () => {
    const record = Object.freeze({ list: Object.freeze([Object.freeze({ text: 'In {city}', fact: 'moved' })]) })
    expect(() => show(record, { city: 'Pune' })).not.toThrow()
  })
})

test.each([
  ['moved', '₹20 lakh', '₹40 lakh'],
  ['moved', '₹10 lakh', undefined],
  ['moved', 'constructor', undefined],
  ['holds', '18%', undefined],
])('what the fact %s says in place of "%s"', (id, words, want) => {
  expect(findNow(id, words, notesOf(facts))).toBe(want)
})
