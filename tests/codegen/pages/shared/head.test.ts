import { describe, expect, test } from 'vitest'
import { fullTitle, headOf } from '../../../../codegen/pages/shared/head.ts'

describe('the firm’s name stands in a title only where both fit 60 characters', () => {
  test.each<[title: string, want: string]>([
    ['GST Registration', 'GST Registration | Lekhasetu'],
    ['x'.repeat(48), `${'x'.repeat(48)} | Lekhasetu`],
    ['x'.repeat(49), 'x'.repeat(49)],
    ['x'.repeat(60), 'x'.repeat(60)],
    ['About Lekhasetu', 'About Lekhasetu'],
  ])('%j', (title, want) => {
    expect(fullTitle(title, 'Lekhasetu')).toBe(want)
    expect(want.length).toBeLessThanOrEqual(60)
  })
})

describe('the head of a page', () => {
  const context = { origin: 'https://www.lekhasetu.in', firmName: 'Lekhasetu' }
  const seo = { title: 'Plans', description: 'What they cost.', keywords: ['plans', 'fees'] }

  test('has its full address, and that of its share picture', () => {
    expect(headOf(seo, '/pricing', context)).toEqual({
      title: 'Plans | Lekhasetu',
      description: 'What they cost.',
      keywords: ['plans', 'fees'],
      canonical: 'https://www.lekhasetu.in/pricing',
      image: 'https://www.lekhasetu.in/share/pricing.png',
    })
  })

  test('is hidden from search engines where the page has none', () => {
    expect(headOf(seo, undefined, context)).toMatchObject({ isHidden: true })
    expect(headOf(seo, undefined, context)).not.toHaveProperty('canonical')
  })
})
