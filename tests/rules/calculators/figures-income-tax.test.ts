import { describe, expect, test } from 'vitest'
import { askCalculator } from '../../helpers/project/ask-calculator.ts'
import type { HandFigure } from '../../helpers/project/ask-calculator.ts'

const returned = { what: 'return', period: '2025-26', filed: '2026-11-23' }
const instalments = { what: 'advance', period: '2025-26', senior: 'no' }
const unpaid = { june: '0', september: '0', december: '0', march: '0', year: '0' }

const cases: readonly HandFigure[] = [
  [
    '11. TDS deducted on 31 August 2026, paid a day late',
    'tds-interest',
    { what: 'payment', deducted: '2026-08-31', paid: '2026-09-08', amount: '50,000' },
    { 'tds/late-payment-interest': { pay: 1500, others: [750] } },
  ],
  [
    '12a. TDS of March 2027, paid on 30 April',
    'tds-interest',
    { what: 'payment', deducted: '2027-03-15', paid: '2027-04-30', amount: '20,000' },
    { 'tds/late-payment-interest': { pay: 0 } },
  ],
  [
    '12b. TDS of March 2027, paid on 3 May',
    'tds-interest',
    { what: 'payment', deducted: '2027-03-15', paid: '2027-05-03', amount: '20,000' },
    { 'tds/late-payment-interest': { pay: 900, others: [600] } },
  ],
  [
    '13. tax deducted late',
    'tds-interest',
    { what: 'deduction', deductible: '2026-06-30', deducted: '2026-09-05', amount: '6,000' },
    { 'tds/late-deduction-interest': { pay: 240, others: [180] } },
  ],
  [
    '14. TDS statement of July to September 2026, limited to the tax',
    'tds-interest',
    { what: 'tds-statement', period: '2026-27-Q2', filed: '2026-11-23', tax: '3,900' },
    { 'tds/late-statement-fee': { pay: 3900 } },
  ],
  [
    '14b. TDS statement of January to March 2026, under the Act of 1961',
    'tds-interest',
    { what: 'tds-statement', period: '2025-26-Q4', filed: '2026-06-10', tax: '50,000' },
    { 'tds/late-statement-fee': { pay: 2000 } },
  ],
  [
    '14c. TCS statement of October to December 2025, due on 15 January',
    'tds-interest',
    { what: 'tcs-statement', period: '2025-26-Q3', filed: '2026-01-20', tax: '50,000' },
    { 'tds/late-statement-fee': { pay: 1000 } },
  ],
  [
    '15. Form 141 within 30 days of the end of the month',
    'tds-interest',
    { what: 'form-141', deducted: '2026-09-10', paid: '2026-10-28', amount: '62,000' },
    { 'tds/late-payment-interest': { pay: 0 }, 'tds/late-statement-fee': { pay: 0 } },
  ],
  [
    '15b. Form 141 two days late',
    'tds-interest',
    { what: 'form-141', deducted: '2026-09-10', paid: '2026-11-01', amount: '62,000' },
    { 'tds/late-payment-interest': { pay: 2790, others: [1860] }, 'tds/late-statement-fee': { pay: 400 } },
  ],
  [
    '16. TDS of February 2026, under the Act of 1961',
    'tds-interest',
    { what: 'payment', deducted: '2026-02-15', paid: '2026-03-20', amount: '10,000' },
    { 'tds/late-payment-interest': { pay: 300 } },
  ],
  [
    '17. TDS of May 2026, due on a Sunday and paid on Monday',
    'tds-interest',
    { what: 'payment', deducted: '2026-05-15', paid: '2026-06-08', amount: '10,000' },
    { 'tds/late-payment-interest': { pay: 300, others: [150, 0] } },
  ],
  [
    '18. a salaried return of 2025-26, filed on 23 November 2026',
    'income-tax-late-fee',
    { ...returned, who: 'individual', income: '7 lakh', tax: '18,450' },
    { 'income-tax/late-return-fee': { pay: 5000 }, 'income-tax/late-return-interest': { pay: 736 } },
  ],
  [
    '19. a business of exactly ₹5 lakh without tax',
    'income-tax-late-fee',
    { ...returned, who: 'business', income: '5,00,000', tax: '0' },
    { 'income-tax/late-return-fee': { pay: 1000 }, 'income-tax/late-return-interest': { pay: 0 } },
  ],
  [
    '20. an audited return, due on a Saturday and filed on Monday',
    'income-tax-late-fee',
    { ...returned, who: 'audit', income: '20 lakh', tax: '1 lakh' },
    {
      'income-tax/late-return-fee': { pay: 5000, others: [0] },
      'income-tax/late-return-interest': { pay: 1000, others: [0] },
    },
  ],
  [
    '20b. an audited return, filed on Tuesday',
    'income-tax-late-fee',
    { ...returned, filed: '2026-11-24', who: 'audit', income: '20 lakh', tax: '1 lakh' },
    { 'income-tax/late-return-fee': { pay: 5000 }, 'income-tax/late-return-interest': { pay: 1000 } },
  ],
  [
    '21. a revised return on 10 February 2027',
    'income-tax-late-fee',
    { what: 'revised', period: '2025-26', filed: '2027-02-10', income: '7 lakh' },
    { 'income-tax/revised-return-fee': { pay: 5000 } },
  ],
  [
    '22. advance tax of ₹2 lakh in uneven instalments',
    'income-tax-late-fee',
    {
      ...instalments,
      tax: '2 lakh',
      june: '20,000',
      september: '80,000',
      december: '1,40,000',
      march: '2 lakh',
      year: '2 lakh',
      paid: '2026-04-10',
    },
    { 'income-tax/advance-tax-deferment': { pay: 600 }, 'income-tax/advance-tax-shortfall': { pay: 0 } },
  ],
  [
    '23. advance tax of ₹1.5 lakh, four fifths paid, the rest on 31 August',
    'income-tax-late-fee',
    {
      ...instalments,
      tax: '1.5 lakh',
      june: '22,500',
      september: '67,500',
      december: '1,12,500',
      march: '1,20,000',
      year: '1,20,000',
      paid: '2026-08-31',
    },
    { 'income-tax/advance-tax-deferment': { pay: 300 }, 'income-tax/advance-tax-shortfall': { pay: 1500 } },
  ],
  [
    '24. a resident of 65 with a pension',
    'income-tax-late-fee',
    { ...instalments, ...unpaid, senior: 'yes', tax: '40,000', paid: '2026-07-15' },
    { 'income-tax/advance-tax-deferment': { pay: 0 }, 'income-tax/advance-tax-shortfall': { pay: 0 } },
  ],
  [
    '24b. the same tax before the age of 60',
    'income-tax-late-fee',
    { ...instalments, ...unpaid, tax: '40,000', paid: '2026-07-15' },
    { 'income-tax/advance-tax-deferment': { pay: 2020 }, 'income-tax/advance-tax-shortfall': { pay: 1600 } },
  ],
  [
    '24c. presumptive income of 2025-26, nothing paid by 15 March',
    'income-tax-late-fee',
    { what: 'presumptive', period: '2025-26', tax: '50,000', march: '0', year: '50,000', paid: '2026-04-10' },
    { 'income-tax/advance-tax-deferment-presumptive': { pay: 500 }, 'income-tax/advance-tax-shortfall': { pay: 0 } },
  ],
]

describe('figures of income tax and TDS that were worked out by hand', () => {
  test.each(cases)('%s', (_, id, answers, want) =>
    expect(askCalculator(id, answers)).toEqual({ barred: undefined, sums: want }),
  )
})
