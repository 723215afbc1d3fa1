import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readPayment, withDetails, writeAmount } from '../../src/forms/payment-details.ts'

const upi = 'upi://pay?pa=firm@bank&pn=Lekhasetu&cu=INR'

describe('an amount', () => {
  test.each([
    [' ₹ 1,99,900.50 ', '199900.50'],
    ['Rs. 5,000 /-', '5000'],
    ['', undefined],
    ['0', null],
    ['-5', null],
    ['19.999', null],
    ['1e5', null],
    ['123456789', null],
    ['/-', null],
    ['50/-00', null],
    ['1,99', null],
    ['1,50,00', null],
    ['100,000', '100000'],
    ['00001', '1'],
    ['0.50', '0.50'],
    ['₹', undefined],
    ['1 lakh', '100000'],
    ['1.5 lakh', '150000'],
    ['Rs 5000 only', '5000'],
    ['99,99,999.99', '9999999.99'],
    ['1 crore', null],
    ['0.001', null],
  ])('typed as %j is read as %j', (typed, read) => expect(readPayment(typed)).toBe(read))

  test('that was written out is read as the same, as on a bill too', () => {
    const sums = fc.integer({ min: 1, max: 999_999_999 }).map((paise) => (paise / 100).toFixed(2))
    fc.assert(
      fc.property(sums, fc.constantFrom('', '/-'), (sum, end) => {
        expect(Number(readPayment(writeAmount(sum) + end))).toBe(Number(sum))
      }),
    )
  })

  test('is written with both digits of its paise', () => expect(writeAmount('199900.5')).toBe('₹1,99,900.50'))
})

test('the address of a payment takes an invoice, and nothing in it that could add to the address', () => {
  expect(withDetails(upi, { amount: 'much', invoice: 'a&pa=thief@bank #1' })).toBe(
    `${upi}&tn=a%26pa%3Dthief%40bank%20%231`,
  )
})
