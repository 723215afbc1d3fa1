import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatPaise, multiplyDivide, percentOf, roundDownTo, toPaise, toWholeRupees } from '../../src/rules/money.ts'

describe('an amount', () => {
  test('times one number by another is rounded once, half up, as exact arithmetic has it', () => {
    // Up to a thousand crore: as a percentage, and as a yearly rate of up to 100% over ten years.
    const amounts = fc.integer({ min: 0, max: 10 ** 12 })
    const percent = fc.tuple(fc.integer({ min: 0, max: 100 * 10_000 }), fc.constant(10_000))
    const rate = fc.tuple(fc.integer({ min: 0, max: 10_000 * 3_650 }), fc.constant(365 * 10_000))
    fc.assert(
      fc.property(amounts, fc.oneof(percent, rate), (a, [b, c]) => {
        const exact = (2n * BigInt(a) * BigInt(b) + BigInt(c)) / (2n * BigInt(c))
        expect(multiplyDivide(a, b, c)).toBe(Number(exact))
      }),
      { numRuns: 5000 },
    )
  })

  test.each([
    [12_345_678_90, '₹1,23,45,678.90'],
    [5, '₹0.05'],
    [-150_00, '−₹150'],
  ])('of %i paise reads %s', (paise, text) => expect(formatPaise(paise)).toBe(text))

  test('is grouped as the locale of India groups it', () => {
    const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 })
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 12 }), (amount) => {
        expect(formatPaise(amount * 100)).toBe(rupees.format(amount))
      }),
    )
  })

  test('is cut to full steps, rounded to rupees and shared in percent', () => {
    expect(roundDownTo(12_345_00, 100)).toBe(12_300_00)
    expect(roundDownTo(99_99, 100)).toBe(0)
    expect([toWholeRupees(150), toWholeRupees(149), toWholeRupees(2465_75)]).toEqual([200, 100, 2466_00])
    expect(percentOf(toPaise(50_00_000), 0.04)).toBe(toPaise(2_000))
    expect(percentOf(1, 50)).toBe(1)
  })
})
