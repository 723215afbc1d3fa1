import { describe, expect, test } from 'vitest'
import { escapeHtml, scriptJson } from '../../src/render/escape.ts'
import { hostilePieces } from '../helpers/edits/hostile-texts.ts'

describe('a text in HTML', () => {
  test.each([
    ['Tax & Accounting', 'Tax &amp; Accounting'],
    ['<b>bold</b>', '&lt;b&gt;bold&lt;/b&gt;'],
    ['the "late" fee', 'the &quot;late&quot; fee'],
    ['&lt;', '&amp;lt;'],
    ['₹40 lakh, பணம்', '₹40 lakh, பணம்'],
  ])('%s is written %s', (text, want) => expect(escapeHtml(text)).toBe(want))

  test.each(hostilePieces)('%j ends neither an element nor an attribute', (text) =>
    expect(escapeHtml(text)).not.toMatch(/[<>"]/),
  )
})

describe('JSON in a script element', () => {
  test.each(hostilePieces)('%j is the same text when it is read, and ends no script', (text) => {
    const json = scriptJson({ text })
    expect(JSON.parse(json)).toEqual({ text })
    expect(json).not.toMatch(/[<>&\u2028\u2029]/)
  })
})
