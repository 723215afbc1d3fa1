import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { paidMessage, readAmount, withDetails, writeAmount } from '../../src/forms/payment-details.ts'

const upi = 'upi://pay?pa=firm@bank&pn=Lekhasetu&cu=INR'

describe('an amount', () => {
  test.each([
    ['1999', '1999'],
    [' ₹ 1,99,900.50 ', '199900.50'],
    ['Rs. 500', '500'],
    ['5000/-', '5000'],
    ['Rs. 5,000 /-', '5000'],
    ['', undefined],
    ['  ', undefined],
    ['0', null],
    ['0.00', null],
    ['-5', null],
    ['19.999', null],
    ['1e5', null],
    ['two thousand', null],
    ['123456789', null],
    ['/-', null],
    ['50/-00', null],
    ['1999,50', null],
    ['1,99', null],
    ['1,50,00', null],
    ['1,00,000', '100000'],
    ['100,000', '100000'],
    ['00001', '1'],
    ['0.50', '0.50'],
  ])('typed as %j is read as %j', (typed, read) => expect(readAmount(typed)).toBe(read))

  test('that was written out is read as the same, as on a bill too', () => {
    const sums = fc.integer({ min: 1, max: 999_999_999 }).map((paise) => (paise / 100).toFixed(2))
    fc.assert(
      fc.property(sums, fc.constantFrom('', '/-'), (sum, end) => {
        expect(readAmount(writeAmount(sum) + end)).toBe(sum)
      }),
    )
  })

  test.each([
    ['1999', '₹1,999'],
    ['199900.5', '₹1,99,900.50'],
    ['07', '₹7'],
  ])('%s is written as %s', (amount, written) => expect(writeAmount(amount)).toBe(written))
})

test('the address of a payment takes what was typed, and nothing that could add to it', () => {
  expect(withDetails(upi, { amount: '', invoice: ' ' })).toBe(upi)
  expect(withDetails(upi, { amount: '₹1,999', invoice: 'LS-0412' })).toBe(`${upi}&am=1999&tn=LS-0412`)
  expect(withDetails(upi, { amount: 'much', invoice: 'a&pa=thief@bank #1' })).toBe(
    `${upi}&tn=a%26pa%3Dthief%40bank%20%231`,
  )
})

test('who has paid says how much and for what, and leaves a line open for the reference', () => {
  const labels = { text: 'Hello, I have paid.', amount: 'Amount', invoice: 'Invoice', reference: 'UTR' }
  expect(paidMessage(labels, { amount: '1999', invoice: 'LS-0412' })).toBe(
    'Hello, I have paid.\nAmount: ₹1,999\nInvoice: LS-0412\nUTR: ',
  )
  expect(paidMessage(labels, { amount: '', invoice: '' })).toBe('Hello, I have paid.\nUTR: ')
})
