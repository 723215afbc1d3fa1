import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chatHref } from '../../../../../codegen/pages/shared/firm.ts'

describe('a chat address', () => {
  test('reads in an Indian script as the text does', () =>
    expect(chatHref('91', 'வணக்கம், ₹5 & நன்றி।')).toBe(
      'https://wa.me/91?text=வணக்கம்%2C%20%E2%82%B95%20%26%20நன்றி%E0%A5%A4',
    ))

  test('leads where the encoded one does, and holds nothing but letters besides', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        const href = chatHref('910000000000', text)
        expect(new URL(href).searchParams.get('text')).toBe(text)
        expect(href.slice('https://wa.me/910000000000?text='.length)).toMatch(/^[\w.!~*'()%\p{L}\p{M}-]*$/u)
      }),
      { numRuns: 2000 },
    )
  })
})
