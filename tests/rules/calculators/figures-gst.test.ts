import { describe, expect, test } from 'vitest'
import { askCalculator } from '../../helpers/project/ask-calculator.ts'
import type { HandFigure } from '../../helpers/project/ask-calculator.ts'

const monthly = { form: 'gstr-3b', nil: 'no' }

const cases: readonly HandFigure[] = [
  [
    '1. GSTR-3B of September 2026, 34 days late',
    'gst-late-fee',
    { ...monthly, period: '2026-09', filed: '2026-11-23', turnover: '80 lakh', tax: '25,000' },
    { 'gst/gstr-3b-late-fee': { pay: 1700 }, 'gst/interest': { pay: 419.18 } },
  ],
  [
    '2. GSTR-3B of March 2026, counted from the day of the order',
    'gst-late-fee',
    { ...monthly, period: '2026-03', filed: '2026-04-30', turnover: '6 crore', tax: '3,65,000' },
    { 'gst/gstr-3b-late-fee': { pay: 450 }, 'gst/interest': { pay: 1620 } },
  ],
  [
    '3. nil GSTR-3B of August 2026 at its limit',
    'gst-late-fee',
    { form: 'gstr-3b', nil: 'yes', period: '2026-08', filed: '2026-10-16' },
    { 'gst/gstr-3b-late-fee': { pay: 500 } },
  ],
  [
    '4. GSTR-1 of October 2026, 12 days late',
    'gst-late-fee',
    { form: 'gstr-1', nil: 'no', period: '2026-10', filed: '2026-11-23', turnover: '4 crore' },
    { 'gst/gstr-1-late-fee': { pay: 600 } },
  ],
  [
    '5. GSTR-9 of 2025-26, 51 days late',
    'gst-late-fee',
    { form: 'gstr-9', period: '2025-26', filed: '2027-02-20', turnover: '6 crore', stateTurnover: '6 crore' },
    { 'gst/gstr-9-late-fee': { pay: 5100 } },
  ],
  [
    '6. GSTR-9 of ₹25 crore, 90 days late',
    'gst-late-fee',
    { form: 'gstr-9', period: '2025-26', filed: '2027-03-31', turnover: '25 crore', stateTurnover: '2 crore' },
    { 'gst/gstr-9-late-fee': { pay: 18_000 } },
  ],
  [
    '7. GSTR-4 of 2025-26, 31 days late',
    'gst-late-fee',
    { form: 'gstr-4', nil: 'no', period: '2025-26', filed: '2026-07-31' },
    { 'gst/gstr-4-late-fee': { pay: 1550 } },
  ],
  [
    '8. CMP-08: interest alone is sure',
    'gst-late-fee',
    { form: 'cmp-08', period: '2026-27-Q2', filed: '2026-11-23', tax: '12,000' },
    { 'gst/cmp-08-late-fee': { unknown: 'unsettled' }, 'gst/interest': { pay: 213.04 } },
  ],
  [
    '10. GSTR-3B of September 2025, counted from 25 October',
    'gst-late-fee',
    { ...monthly, period: '2025-09', filed: '2025-10-30', turnover: '80 lakh', tax: '10,000' },
    { 'gst/gstr-3b-late-fee': { pay: 250 }, 'gst/interest': { pay: 24.66 } },
  ],
  [
    '10b. GSTR-3B of the quarter to September 2025, counted from 25 October in Delhi',
    'gst-late-fee',
    {
      ...monthly,
      form: 'gstr-3b-quarterly',
      state: 'DL',
      period: '2025-26-Q2',
      filed: '2025-10-30',
      turnover: '80 lakh',
      tax: '10,000',
    },
    { 'gst/gstr-3b-late-fee': { pay: 250 }, 'gst/interest': { pay: 24.66 } },
  ],
]

describe('GST figures that were worked out by hand', () => {
  test.each(cases)('%s', (_, id, answers, want) =>
    expect(askCalculator(id, answers)).toEqual({ barred: undefined, sums: want }),
  )
})
