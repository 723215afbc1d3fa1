import { describe, expect, it } from 'vitest'
import { findContactProblems, isBlank, isEmail } from '../../src/forms/contact-rules.ts'

const messages = {
  name: 'Name is required',
  email: 'Email is required',
  emailInvalid: 'Email is invalid',
  subject: 'Subject is required',
  message: 'Message is required',
}
const whole = { name: 'Ravi', email: 'ravi@example.in', subject: 'GST', message: 'A question' }

describe('an e-mail address has the form x@y.z', () => {
  it.each([
    'a@b.c',
    'ravi.kumar+gst@mail.example.co.in',
    ' ravi@example.in ',
    'रवि@उदाहरण.भारत',
    "o'neil@example.com",
    'a@1.2',
  ])('%j is one', (text) => {
    expect(isEmail(text)).toBe(true)
  })

  it.each([
    '',
    ' ',
    'ravi',
    'ravi@',
    '@example.in',
    'ravi@example',
    'ravi@.in',
    'ravi@example.',
    'ravi@ example.in',
    'a b@example.in',
    'a@b@example.in',
    'ravi@example..in',
    'ravi@example.in, x@y.z',
  ])('%j is none', (text) => {
    expect(isEmail(text)).toBe(false)
  })

  it.each([
    ['dots', `a@${'.'.repeat(100_000)} `],
    ['letters and dots', `a@${'b.'.repeat(100_000)}@`],
    ['at signs', '@'.repeat(200_000)],
    ['letters', `${'a'.repeat(200_000)}@${'b'.repeat(200_000)}`],
    // A pattern that goes back over what it has read would not come to an end.
  ])('a very long run of %s is none', (_, text) => {
    expect(isEmail(text)).toBe(false)
  })
})

describe('a value of spaces alone is empty', () => {
  it.each(['', ' ', '\t\n', '\u00A0', '\u3000'])('%j', (value) => expect(isBlank(value)).toBe(true))
  it.each(['x', ' 0 ', '.'])('but not %j', (value) => expect(isBlank(value)).toBe(false))
})

describe('the contact form names what is wrong with each field', () => {
  it('a whole message has no problem', () => expect(findContactProblems(whole, messages)).toEqual({}))

  it.each([
    ['name', { name: '' }, { name: 'Name is required' }],
    ['e-mail address', { email: '' }, { email: 'Email is required' }],
    ['e-mail address of another form', { email: 'ravi' }, { email: 'Email is invalid' }],
    ['subject', { subject: '   ' }, { subject: 'Subject is required' }],
    ['message', { message: '\n\n' }, { message: 'Message is required' }],
    ['e-mail address of spaces', { email: '  ' }, { email: 'Email is required' }],
  ])('%s', (_, change, want) => expect(findContactProblems({ ...whole, ...change }, messages)).toEqual(want))

  it('an empty form has all four problems', () => {
    expect(findContactProblems({ name: '', email: '', subject: '', message: '' }, messages)).toEqual({
      name: 'Name is required',
      email: 'Email is required',
      subject: 'Subject is required',
      message: 'Message is required',
    })
  })
})
