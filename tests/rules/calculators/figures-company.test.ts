import { describe, expect, test } from 'vitest'
import { askCalculator } from '../../helpers/project/ask-calculator.ts'
import type { HandFigure } from '../../helpers/project/ask-calculator.ts'

const epf = { fund: 'epf', paid: '2026-11-23', amount: '1 lakh' }

const cases: readonly HandFigure[] = [
  [
    '25. AOC-4 after a meeting on 30 September 2026, 24 days late',
    'roc-late-fee',
    { form: 'aoc-4', meeting: '2026-09-30', filed: '2026-11-23' },
    { 'roc/annual-filing-late-fee': { pay: 2400 } },
  ],
  [
    '26. AOC-4 of 2024-25, waived',
    'roc-late-fee',
    { form: 'aoc-4', meeting: '2025-09-30', filed: '2025-12-14' },
    { 'roc/annual-filing-late-fee': { pay: 0, rule: 4500 } },
  ],
  [
    '27. ADT-1, 39 days late',
    'roc-late-fee',
    { form: 'adt-1', meeting: '2026-09-30', filed: '2026-11-23', capital: '10 lakh' },
    { 'roc/filing-fee': { pay: 400 }, 'roc/additional-fee': { pay: 1600 } },
  ],
  [
    '28. DPT-3 of 2025-26, waived',
    'roc-late-fee',
    { form: 'dpt-3', period: '2025-26', filed: '2026-07-15', capital: '10 lakh' },
    { 'roc/filing-fee': { pay: 400 }, 'roc/additional-fee': { pay: 0, rule: 800 } },
  ],
  [
    '29. AOC-4 of 2022-23 under the scheme of 2026',
    'roc-late-fee',
    { form: 'aoc-4', meeting: '2023-09-30', filed: '2026-05-20' },
    { 'roc/annual-filing-late-fee': { pay: 9330, rule: 93_300 } },
  ],
  [
    '30a. Form 8 of an LLP, 24 days late',
    'roc-late-fee',
    { form: 'llp-8', period: '2025-26', filed: '2026-11-23', contribution: '30 lakh', size: 'other' },
    { 'llp/filing-fee': { pay: 400 }, 'llp/additional-fee': { pay: 1600 } },
  ],
  [
    '30b. Form 8 of a small LLP, 24 days late',
    'roc-late-fee',
    { form: 'llp-8', period: '2025-26', filed: '2026-11-23', contribution: '1 lakh', size: 'small' },
    { 'llp/filing-fee': { pay: 50 }, 'llp/additional-fee': { pay: 100 } },
  ],
  [
    '32. EPF of August 2026, 69 days late',
    'epf-esi-delay',
    { ...epf, period: '2026-08' },
    { 'epf-esi/interest': { pay: 2268.49 }, 'epf-esi/epf-damages': { unknown: 'unsettled' } },
  ],
  [
    '33. ESI of September 2026, 56 days late',
    'epf-esi-delay',
    { fund: 'esi', period: '2026-09', paid: '2026-12-10', amount: '36,500' },
    { 'epf-esi/interest': { pay: 672 }, 'epf-esi/esi-damages': { pay: 280 } },
  ],
  [
    '34. EPF of March 2026, 96 days late',
    'epf-esi-delay',
    { ...epf, period: '2026-03', paid: '2026-07-20', amount: '50,000' },
    { 'epf-esi/interest': { pay: 1578.08 }, 'epf-esi/epf-damages': { pay: 2000 } },
  ],
  [
    '34b. EPF of January 2025, paid on 16 March: one month of thirty days',
    'epf-esi-delay',
    { ...epf, period: '2025-01', paid: '2025-03-16' },
    { 'epf-esi/interest': { pay: 953.42 }, 'epf-esi/epf-damages': { pay: 2000, others: [1000] } },
  ],
]

describe('figures of companies and employers that were worked out by hand', () => {
  test.each(cases)('%s', (_, id, answers, want) =>
    expect(askCalculator(id, answers)).toEqual({ barred: undefined, sums: want }),
  )
})
