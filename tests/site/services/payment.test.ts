import { expect, test } from 'vitest'
import { readData } from '../../helpers/project/read-data.ts'
import { getPage } from '../../helpers/site/built-site.ts'
import { testStated, textsWithin } from '../../helpers/site/stated.ts'
import type { Stated } from '../../helpers/site/stated.ts'

testStated([
  ['/payment', 'li', [/fees are non-refundable except as required by law/i]],
  ['/payment', 'li', ['7-14 business days', /refund/]],
  ['/payment', 'li', ['1-2 business days', /bank payment/]],
  ['/payment', 'li', [/service starts only after the payment has been verified/i]],
  ['/payment', 'label', ['Bank Transfer (NEFT/RTGS/IMPS)']],
  ['/payment', 'label', ['UPI Payment (GPay/PhonePe/Paytm)']],
  ['/payment', 'section', ['Why Choose', /secure/i, /fast/i, /expert support/i, /trusted/i]],
  ['/payment', 'section', ['Need Help?', /whatsapp/i, /call us/i]],
  ...[/holder/i, /number/i, 'IFSC', 'Branch'].map((row): Stated => ['/payment', 'dl dt', [row]]),
  ...['UPI number', 'UPI ID'].map((row): Stated => ['/payment', 'dl dt', [row]]),
])

test('bank transfer comes first and is chosen', () => {
  const choices = getPage('/payment').root.querySelectorAll('main fieldset input[type=radio]')
  expect(choices.map((choice) => [choice.getAttribute('value'), choice.hasAttribute('checked')])).toEqual([
    ['bank', true],
    ['upi', false],
  ])
})

test('the values of the bank and UPI record are those of the data, letter for letter', () => {
  const { bank, upi } = readData('payment.yaml')
  const rows = textsWithin('/payment', 'dl > div')
  for (const value of [bank.accountHolder, bank.accountNumber, bank.ifsc, bank.branch, upi.number, upi.id])
    expect(rows.some((row) => row.includes(String(value)))).toBe(true)
})
