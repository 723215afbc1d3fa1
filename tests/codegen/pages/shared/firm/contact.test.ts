import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chatHref, letteredChatHref, telHref } from '../../../../../codegen/pages/shared/firm/contact.ts'

describe('chat addresses', () => {
  test.each<[text: string | undefined, want: string]>([
    [undefined, 'https://wa.me/918041234567'],
    ['', 'https://wa.me/918041234567?text='],
    ['Hello, I need GST', 'https://wa.me/918041234567?text=Hello%2C%20I%20need%20GST'],
    ['A & B = 100%?', 'https://wa.me/918041234567?text=A%20%26%20B%20%3D%20100%25%3F'],
    ['one\ntwo', 'https://wa.me/918041234567?text=one%0Atwo'],
    ['₹5 #1', 'https://wa.me/918041234567?text=%E2%82%B95%20%231'],
  ])('with the text %j', (text, want) => {
    expect(chatHref('918041234567', text)).toBe(want)
    if (text !== undefined) expect(new URL(want).searchParams.get('text')).toBe(text)
  })
})

describe('a chat address with its letters as they are', () => {
  test('reads in an Indian script as the text does', () =>
    expect(letteredChatHref('91', 'வணக்கம், ₹5 & நன்றி।')).toBe(
      'https://wa.me/91?text=வணக்கம்%2C%20%E2%82%B95%20%26%20நன்றி%E0%A5%A4',
    ))

  test('leads where the encoded one does, and holds nothing but letters besides', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        const href = letteredChatHref('910000000000', text)
        expect(new URL(href).href).toBe(new URL(chatHref('910000000000', text)).href)
        expect(href.slice('https://wa.me/910000000000?text='.length)).toMatch(/^[\w.!~*'()%\p{L}\p{M}-]*$/u)
      }),
      { numRuns: 2000 },
    )
  })
})

test.each([
  ['+91 80412 34567', 'tel:+918041234567'],
  ['+91-80412-34567', 'tel:+918041234567'],
  ['(080) 4123 4567', 'tel:08041234567'],
])('the telephone number %s is called by %s', (phone, want) => {
  expect(telHref(phone)).toBe(want)
})
