import { describe, expect, it, test } from 'vitest'
import { findProblems } from '../../src/forms/find-problems.ts'
import { readData } from '../helpers/project/read-data.ts'

const { errors: words } = readData('navigation.yaml')
const labels = { name: 'Full Name', email: 'Email', phone: 'Phone' }
const names = ['name', 'email', 'phone'] as const
const right = { name: 'Ravi', email: 'a@b.c', phone: '98765 43210' }
const find = (fields: Partial<typeof right>, optional: readonly ('email' | 'phone')[] = []) =>
  findProblems({ ...right, ...fields }, names, { labels, optional, words })

describe('an e-mail address has the form x@y.z', () => {
  it.each(['a@b.c', 'ravi.kumar+gst@mail.example.co.in', 'रवि@उदाहरण.भारत', "o'neil@example.com"])(
    '%j is one',
    (text) => expect(find({ email: text })).toEqual({}),
  )

  it.each(['ravi@.in', 'ravi@example.', 'a@b@example.in', 'ravi@example..in', 'ravi@example.in, x@y.z'])(
    '%j is none',
    (text) => expect(find({ email: text })).toHaveProperty('email'),
  )

  it.each([
    ['dots', `a@${'.'.repeat(100_000)} `],
    ['letters and dots', `a@${'b.'.repeat(100_000)}@`],
    ['at signs', '@'.repeat(200_000)],
    // A pattern that goes back over what it has read would not come to an end.
  ])('a very long run of %s is none', (_, text) => expect(find({ email: text })).toHaveProperty('email'))
})

describe('a phone number has the digits of one', () => {
  it.each(['9876543210', '+91 (98765) 43210 #2', '080-2345 6789', '+975 17 123 456', '98765 43210 / 98765 43211'])(
    '%j is one',
    (text) => expect(find({ phone: text })).toEqual({}),
  )
  it.each(['98765', '2345 6789', '+91 98765', 'call me', '1-2-3', 'asha@example.in'])('%j is none', (text) =>
    expect(find({ phone: text })).toHaveProperty('phone'),
  )
})

test('an empty field and a wrong one are said in the same words, with an example where the text has a form', () => {
  expect(find({ name: '', email: '', phone: '' })).toEqual({
    name: { text: 'Full Name is required', isMissing: true },
    email: { text: 'Email is required', example: words.email, isMissing: true },
    phone: { text: 'Phone is required', example: words.phone, isMissing: true },
  })
  expect(find({ email: 'ravi', phone: '98765' })).toEqual({
    email: { text: 'Email is invalid', example: words.email, isMissing: false },
    phone: { text: 'Phone is invalid', example: words.phone, isMissing: false },
  })
  expect(words.email).toMatch(/\S+@\S+\.\S+/)
  expect(words.phone).toMatch(/\d/)
})

test('a field that may stay empty is still looked at', () => {
  expect(find({ email: '' }, ['email'])).toEqual({})
  expect(find({ email: 'ravi' }, ['email'])).toHaveProperty('email.isMissing', false)
})
