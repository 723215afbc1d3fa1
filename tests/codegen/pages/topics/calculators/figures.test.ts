import { expect, test } from 'vitest'
import { sayRupees } from '../../../../../codegen/model/texts/format.ts'
import { multipleLines } from '../../../../../codegen/pages/topics/calculators/say-fees.ts'
import { dueLines } from '../../../../../codegen/pages/topics/calculators/say-rules.ts'

test.each<[...Parameters<typeof dueLines>, string[]]>([
  [{ monthsAfter: 1, day: 20 }, { period: 'month' }, ['The 20th of the next month']],
  [
    { monthsAfter: 1, day: 7, exceptions: [{ endsIn: 3, monthsAfter: 1, day: 30 }] },
    { period: 'month' },
    ['The 7th of the next month', 'For March: 30 April'],
  ],
  [
    { monthsAfter: 1, day: 31, exceptions: [{ endsIn: 3, monthsAfter: 2, day: 31 }] },
    { period: 'quarter' },
    ['The 31st of the month after the quarter', 'For the quarter that ends in March: 31 May'],
  ],
  [{ monthsAfter: 0, day: 15 }, { period: 'quarter' }, ['The 15th of the last month of the quarter']],
  [{ monthsAfter: -2, lastDay: true }, { period: 'quarter' }, ['The last day of the 1st month of the quarter']],
  [{ monthsAfter: 9, day: 31 }, { period: 'year' }, ['31 December after the financial year']],
  [{ monthsAfter: 12, lastDay: true }, { period: 'year' }, ['The last day of March of the next financial year']],
  [
    { monthsAfter: 60, lastDay: true },
    { period: 'year' },
    ['The last day of March of the 5th following financial year'],
  ],
  [{ monthsAfter: -12, lastDay: true }, { period: 'year' }, ['The last day of March before the financial year']],
  [{ daysAfter: 30 }, { period: 'month' }, ['30 days after the end of the month']],
  [
    { daysAfter: 15 },
    { period: 'event', event: 'The annual general meeting' },
    ['15 days after the annual general meeting'],
  ],
  [
    { monthsAfter: 36 },
    { period: 'event', event: 'The due date of the return' },
    ['36 months after the due date of the return'],
  ],
])('%j for %j is due: %j', (figures, rule, said) => {
  expect(dueLines(figures, rule)).toEqual(said)
})

test.each([
  [99_999, '₹99,999'],
  [100_000, '₹1 lakh'],
  [150_000, '₹1.5 lakh'],
  [123_456, '₹1,23,456'],
  [15_000_000, '₹1.5 crore'],
  [10_000_001, '₹1,00,00,001'],
])('%i of the data is said as %s', (amount, said) => {
  expect(sayRupees(amount)).toBe(said)
})

test('a fee by the length of the delay is one line for each class of forms', () => {
  const slabs = [
    { upToDays: 15, times: { auditor: 1, other: 2 } },
    { upToDays: 30, times: { auditor: 2, other: 2 } },
    { times: { auditor: 12, other: 12 } },
  ]
  expect(multipleLines({ classes: { auditor: 'ADT-1', other: 'Other forms' }, slabs })).toEqual([
    'ADT-1: the normal fee once up to 15 days late, 2 times up to 30 days late, 12 times after that',
    'Other forms: the normal fee 2 times up to 30 days late, 12 times after that',
  ])
})
