import { describe, expect, test } from 'vitest'
import { layOutCard } from '../../../codegen/publish/files/share/lay-out-card.ts'
import type { ShareCard } from '../../../codegen/publish/files/share/share-card.ts'
import { balanceLines, breakLines, clampLines, cutLine } from '../../../codegen/publish/files/share/text/break-lines.ts'
import { measureText } from '../../../codegen/publish/files/share/text/shape-text.ts'

// A letter is as wide as a pixel here.
const room = (width: number) => ({ width, measure: (text: string) => text.length })

describe('lines end', () => {
  test.each([
    ['between words', 'Copyright Registration', 20, ['Copyright', 'Registration']],
    ['where there is room for no further word', 'one two three four', 9, ['one two', 'three', 'four']],
    ['behind a hyphen or a slash before a letter', 'E-Way GST/VAT', 6, ['E-Way', 'GST/', 'VAT']],
    ['behind a dash', 'April–June', 6, ['April–', 'June']],
    ['not within days or years', '7-15 days 2025/26', 7, ['7-15', 'days', '2025/26']],
    ['within a word that is wider than a line, which begins one', 'an Affidavit', 6, ['an', 'Affida', 'vit']],
  ])('%s', (_, text, width, lines) => {
    expect(breakLines(text, room(width))).toEqual(lines)
  })

  test('evenly, where no more of them are needed', () => {
    const text = 'Easy GST Registration in Mumbai'
    expect(breakLines(text, room(25))).toEqual(['Easy GST Registration in', 'Mumbai'])
    expect(balanceLines(text, room(25))).toEqual(['Easy GST Registration', 'in Mumbai'])
    expect(balanceLines('Sale Deed', room(25))).toEqual(['Sale Deed'])
  })

  test('with a sign where there was more', () => {
    expect(clampLines(['one', 'two', 'three'], 2, room(4))).toEqual(['one', 'two…'])
    expect(clampLines(['one', 'full', 'three'], 2, room(4))).toEqual(['one', 'ful…'])
    expect(clampLines(['one', 'two'], 2, room(4))).toEqual(['one', 'two'])
    expect(cutLine('Services, or goods', room(11))).toBe('Services,…')
    expect(cutLine('Services', room(12))).toBe('Services')
  })
})

describe('a card', () => {
  const card = (heading: string, facts: ShareCard['facts'] = []): ShareCard => ({
    firm: 'Lekhasetu',
    kicker: 'Kerala',
    heading,
    facts,
  })
  const headingOf = (heading: string) => layOutCard(card(heading)).lines.slice(2)

  test.each([
    ['Sale Deed', 132, 1],
    ['Easy GST Registration in Mumbai', 106, 2],
    ['Do I need a GST registration if I sell on marketplaces alone?', 84, 3],
    ['What changes for small businesses '.repeat(8), 58, 4],
  ])('sets %s in %i pixels, in lines within the margins', (heading, size, lines) => {
    const set = headingOf(heading)
    expect([set[0]!.style.size, set.length]).toEqual([size, lines])
    for (const { text, style } of set) expect(measureText(text, style)).toBeLessThanOrEqual(1148 - 156)
    expect(set.at(-1)!.text.endsWith('…')).toBe(lines === 4)
  })

  test('places every line of its heading on a ruled line', () => {
    for (const { baseline } of headingOf('Easy GST Registration in Mumbai')) expect(baseline % 30).toBe(0)
  })

  test('lets its figures give way to each other, none past the margin and none into the next', () => {
    const long = { value: 'from ₹999/month in all', label: 'Services, or goods and services in one' }
    const { lines, strokes } = layOutCard(card('Sale Deed', [long, long, { value: '29', label: 'Code' }]))
    const facts = lines.slice(3)
    expect(strokes).toHaveLength(2)
    for (const { text, style, left } of facts) {
      const next = strokes.find((stroke) => stroke.left > left)?.left ?? 1148
      expect(left + measureText(text, style)).toBeLessThan(next)
    }
    expect(facts[1]!.text.endsWith('…')).toBe(true)
  })
})
