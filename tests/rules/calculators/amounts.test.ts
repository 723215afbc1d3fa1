import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readAmount, sayAmount } from '#src/rules/calculators/read-amount.ts'
import { formatPaise, toPaise } from '#src/rules/money.ts'

describe('an amount as it is typed', () => {
  test.each([
    ['12,50,000', 1_250_000],
    ['12.5 lakh', 1_250_000],
    ['1.25 Cr', 12_500_000],
    ['₹ 2,465.75', 2465.75],
    ['Rs. 500/-', 500],
    ['5 thousand', 5000],
    ['5000 Rs.', 5000],
    ['Rupees 12,50,000 only', 1_250_000],
    ['1 crore 20 lakhs 5 thousand 500', 12_005_500],
    ['1 lakh 50,000', 150_000],
    ['12 crs.', 120_000_000],
    ['5.', 5],
    ['१२,५०,०००', 1_250_000],
    ['১২৫০', 1250],
    ['௧௨ lakh', 1_200_000],
    ['1,250,000', 1_250_000],
    ['.50', 0.5],
    ['00001', 1],
    ['Rs500/- only', 500],
    ['₨ 500', 500],
    ['INR 5,000/-', 5000],
    ['1’00’000', 100_000],
    ["1'25'000", 125_000],
    ['50 हज़ार', 50_000],
    ['५० हजार', 50_000],
    ['1 लाख', 100_000],
    ['2 करोड़ 50 लाख', 25_000_000],
    ['रु. 500', 500],
    ['500 रुपये', 500],
    ['५ सौ', 500],
  ])('%s is read', (text, rupees) => expect(readAmount(text)).toBe(rupees))
  test.each(['', 'twelve', '-5', '1e5', '5 rupees and', '99999999 crore', '5 constructor', '.', '₹'])(
    '"%s" is none',
    (text) => expect(readAmount(text)).toBeUndefined(),
  )
  test.each([
    '12,50',
    '1’25',
    '5½',
    '1,50,00',
    '12,,500',
    ',500',
    '1 lakh 50',
    '50 thousand 1 lakh',
    '1.5 lakh 20 thousand',
  ])('"%s" could be read in two ways or is a slip, and is none', (text) => expect(readAmount(text)).toBeUndefined())
  test('that was written out is read as the same', () => {
    const paise = fc.integer({ min: 0, max: 10 ** 13 })
    fc.assert(fc.property(paise, (sum) => void expect(toPaise(readAmount(formatPaise(sum)) ?? NaN)).toBe(sum)))
  })
})

test.each([
  [1_250_000, 'twelve lakh fifty thousand rupees'],
  [12_500_000, 'one crore twenty-five lakh rupees'],
  [1, 'one rupee'],
  [0, 'zero rupees'],
  [100_001.05, 'one lakh one rupees and five paise'],
  [2_00_00_00_000, 'two hundred crore rupees'],
])('%d is said as %s', (rupees, words) => expect(sayAmount(toPaise(rupees))).toBe(words))
