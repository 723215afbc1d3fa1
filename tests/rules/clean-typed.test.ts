import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findProblems } from '#src/forms/find-problems.ts'
import { paidMessage, readPayment, withDetails } from '#src/forms/payment-details.ts'
import { readFields } from '#src/forms/read-fields.ts'
import { readAddress, writeAddress } from '#src/rules/calculators/address.ts'
import { isAnswer } from '#src/rules/calculators/question.ts'
import { readAmount } from '#src/rules/calculators/read-amount.ts'
import { cleanTyped } from '#src/rules/clean-typed.ts'

describe('a typed text is read as the eye sees it', () => {
  test.each([
    ['\u202A98765 43210\u202C', '98765 43210'],
    ['98765\u00A0\u200B43210', '98765 43210'],
    ['\uFF52\uFF41\uFF56\uFF49\uFF20\uFF45\uFF58\uFF0E\uFF49\uFF4E', 'ravi@ex.in'],
    ['INV\u00AD-\u2060१२', 'INV-12'],
    ['one\r\n\ttwo\u0000\u2028three', 'one\r\n\ttwo\nthree'],
    [' \uFEFF\u3000', ''],
  ])('%j as %j', (typed, seen) => expect(cleanTyped(typed)).toBe(seen))

  // A joiner chooses the form of the letters beside it, and makes one picture of several.
  test.each(['നന്\u200Dമ', 'র\u200D্যাব', 'क्\u200Cष', '👩🏽\u200D💻 ❤\uFE0F\u200D🔥'])('%j stays', (text) =>
    expect(cleanTyped(text)).toBe(text),
  )

  const digits = Intl.supportedValuesOf('numberingSystem')
    .map((system) => new Intl.NumberFormat(`en-u-nu-${system}`, { useGrouping: false }).format(9876543210))
    .filter((text) => /^\p{Nd}{10}$/u.test(text))
  test('digits of each script are 0 to 9', () => {
    expect(digits.length).toBeGreaterThan(50)
    expect(digits.filter((text) => cleanTyped(text) !== '9876543210')).toEqual([])
  })
})

const every = (pattern: RegExp) =>
  Array.from({ length: 0x110000 }, (_, code) => code)
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .map((code) => String.fromCodePoint(code))
    .filter((letter) => pattern.test(letter))
const marks = [...every(/\p{Cf}/u), '\u034F', '\u115F', '\u3164', '\u0000', '\u009F']
const spaces = every(/\p{Zs}/u)
const digitsOf = (first: number) => (text: string) =>
  text.replace(/\d/g, (digit) => String.fromCodePoint(first + Number(digit)))
const scripts = [(text: string) => text, ...[0x966, 0xbe6, 0x6f0, 0xff10].map(digitsOf)]

/** A text with invisible marks anywhere, with other spaces, and in digits of another script. */
const disguised = (text: string) =>
  fc
    .tuple(
      fc.constantFrom(...scripts),
      fc.constantFrom(...spaces),
      fc.array(fc.tuple(fc.nat(text.length), fc.constantFrom(...marks)), { maxLength: 6 }),
    )
    .map(([write, space, added]) => {
      const letters = Array.from(write(text), (letter) => (letter === ' ' ? space : letter))
      for (const [at, mark] of added) letters.splice(at, 0, mark)
      return letters.join('')
    })

const words = { problem: '', required: '', invalid: '', email: '', phone: '' }
const labels = { name: '', email: '', phone: '', subject: '', message: '' }
const names = ['name', 'email', 'phone', 'subject', 'message'] as const
const upi = 'upi://pay?pa=firm@bank'

/** What a form makes of the text in one of its fields. */
function readIn(name: (typeof names)[number]) {
  return (text: string) => {
    const form = new FormData()
    form.append(name, text)
    const fields = readFields(form, names)
    return [fields[name], findProblems(fields, [name], { labels, optional: [], words })]
  }
}

const amount = { id: 'tax', kind: 'amount', label: 'Tax' } as const
const sums = [
  '12,50,000',
  'Rs. 500/-',
  '₨ 2,465.75',
  'INR 5000',
  '₹1 lakh 50 thousand only',
  '1’00’000',
  '50 हज़ार',
  '2 करोड़ 50 लाख',
  'रु. 500',
]

/** Each kind of field, entries that it takes, and what the site makes of them. */
const fields: readonly [field: string, entries: readonly string[], read: (text: string) => unknown][] = [
  ['name', ['Asha Rao', 'ராஜா 2'], readIn('name')],
  ['email', ['asha.rao+gst1@example.co.in'], readIn('email')],
  ['phone', ['+91 98765 43210', '080-2345 6789'], readIn('phone')],
  ['subject', ['GST & TDS #2'], readIn('subject')],
  ['message', ['First line\nSecond ₹5 🙂'], readIn('message')],
  ['amount of a question', sums, readAmount],
  ['amount of a question, as an answer', sums, (text) => isAnswer(amount, text)],
  ['amount in a shared address', ['12,50,000', '5 lakh'], (text) => writeAddress([amount], { tax: text })],
  ['amount to pay', ['1,999.50', 'Rs. 500/-', '1 लाख'], readPayment],
  ['amount in the UPI link', ['1999'], (text) => withDetails(upi, { amount: text, invoice: '' })],
  ['invoice in the UPI link', ['LS-0412 / 26'], (text) => withDetails(upi, { amount: '', invoice: text })],
  [
    'invoice in the chat of who has paid',
    ['LS-0412 / 26'],
    (text) =>
      paidMessage({ text: '', amount: 'a', invoice: 'i', reference: 'r' }, { amount: '5', invoice: text }).replace(
        /\p{Cf}/gu,
        '?',
      ),
  ],
]

describe('what nobody sees changes nothing in a field for', () => {
  for (const [field, entries, read] of fields)
    test.each(entries)(`${field}: %j`, (entry) => {
      const plain = read(entry)
      expect(plain).toBeDefined()
      fc.assert(
        fc.property(disguised(entry), (text) => void expect(read(text)).toEqual(plain)),
        { numRuns: 300 },
      )
    })

  test('an answer that came with a link', () => {
    const query = `?tax=${encodeURIComponent('\u202A50,000\u202C')}`
    expect(readAddress([amount], query)).toEqual({ tax: '50,000' })
  })
})
