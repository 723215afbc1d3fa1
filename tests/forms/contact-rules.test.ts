import { describe, expect, it } from 'vitest'
import { isEmail } from '../../src/forms/contact-rules.ts'

describe('an e-mail address has the form x@y.z', () => {
  it.each(['a@b.c', 'ravi.kumar+gst@mail.example.co.in', ' ravi@example.in ', 'रवि@उदाहरण.भारत', "o'neil@example.com"])(
    '%j is one',
    (text) => expect(isEmail(text)).toBe(true),
  )

  it.each(['ravi@.in', 'ravi@example.', 'a@b@example.in', 'ravi@example..in', 'ravi@example.in, x@y.z'])(
    '%j is none',
    (text) => expect(isEmail(text)).toBe(false),
  )

  it.each([
    ['dots', `a@${'.'.repeat(100_000)} `],
    ['letters and dots', `a@${'b.'.repeat(100_000)}@`],
    ['at signs', '@'.repeat(200_000)],
    // A pattern that goes back over what it has read would not come to an end.
  ])('a very long run of %s is none', (_, text) => expect(isEmail(text)).toBe(false))
})
