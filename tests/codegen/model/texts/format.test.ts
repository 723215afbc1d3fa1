import { describe, expect, test } from 'vitest'
import { formatDate, formatDateInDigits, formatMonth, formatRupees } from '../../../../codegen/model/texts/format.ts'

describe('rupees are grouped by lakh and crore', () => {
  test.each([
    [0, '₹0'],
    [999, '₹999'],
    [1999, '₹1,999'],
    [100_000, '₹1,00,000'],
    [12_345_678, '₹1,23,45,678'],
    [-500, '-₹500'],
  ])('%i is %s', (amount, want) => {
    expect(formatRupees(amount)).toBe(want)
  })
})

describe('dates read the same on every machine', () => {
  test.each([
    ['2026-11-21', '21 November 2026', 'November 2026', '21-11-2026'],
    ['2026-01-01', '1 January 2026', 'January 2026', '01-01-2026'],
    ['2024-02-29', '29 February 2024', 'February 2024', '29-02-2024'],
    ['2026-09-30', '30 September 2026', 'September 2026', '30-09-2026'],
  ])('%s', (iso, day, month, digits) => {
    expect([formatDate(iso), formatMonth(iso), formatDateInDigits(iso)]).toEqual([day, month, digits])
  })
})
