import fc from 'fast-check'
import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { encodeQr } from '../../src/lib/qr-code/encode-qr.ts'

const byLibrary = (text: string) =>
  encode(text, {
    ecc: 'L',
    maskPattern: 0,
    boostEcc: false,
    border: 0,
    minVersion: 6,
    maxVersion: 6,
  }).data.map(toLine)
const ours = (text: string) => encodeQr(text)?.map(toLine)
const toLine = (row: readonly boolean[]) => row.map((isDark) => (isDark ? '#' : ' ')).join('')

test('a code is, module by module, that of a well-known library', () => {
  for (let length = 1; length <= 134; length++) {
    const text = 'upi://pay?pa=name@bank&pn=Lekhasetu&cu=INR&am=1999.50&tn=LS-0412/2026 '.repeat(2).slice(0, length)
    expect([length, ours(text)]).toEqual([length, byLibrary(text)])
  }
})

test('so is that of a text in any script', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
      // The library packs digits and capitals closer where a text has nothing else.
      const whole = `a${text.replace(/\p{Surrogate}/gu, '?')}`
      if (new TextEncoder().encode(whole).length <= 134) expect(ours(whole)).toEqual(byLibrary(whole))
    }),
    { numRuns: 300 },
  )
})

test('a text that is too long has none', () => expect(encodeQr('a'.repeat(135))).toBeUndefined())
