import { describe, expect, test } from 'vitest'
import { cutText, filterReviews, sortReviews } from '../../src/lib/reviews.ts'
import type { SortOrder } from '../../src/lib/reviews.ts'

const reviews = [
  { name: 'Asha', rating: 5, date: '2026-01-10', category: 'service' },
  { name: 'Bala', rating: 4, date: '2026-03-01', category: 'team' },
  { name: 'Chitra', rating: 5, date: '2025-12-31', category: 'team' },
]
const names = (some: readonly (typeof reviews)[number][]) => some.map(({ name }) => name).join()

test.each([
  ['all', 'Asha,Bala,Chitra'],
  ['team', 'Bala,Chitra'],
  ['knowledge', ''],
])('reviews on "%s": %s', (subject, want) => expect(names(filterReviews(reviews, subject))).toBe(want))

test.each<[order: SortOrder, want: string]>([
  ['most-relevant', 'Asha,Bala,Chitra'],
  ['newest', 'Bala,Asha,Chitra'],
  ['highest', 'Asha,Chitra,Bala'],
  ['lowest', 'Bala,Asha,Chitra'],
])('reviews sorted %s: %s; equal ones stay as they were', (order, want) => {
  expect(names(sortReviews(reviews, order))).toBe(want)
  expect(names(reviews)).toBe('Asha,Bala,Chitra')
})

describe('a long text is cut', () => {
  test.each([
    ['not at all where it fits', 'Good work', 9, 'Good work', ''],
    ['after the last whole word', 'They filed our return in time', 20, 'They filed our', ' return in time'],
    ['without the comma that an ellipsis would follow', 'They came, they saw', 12, 'They came', ', they saw'],
    ['within a word that alone is too long', 'Thiruvananthapuram', 8, 'Thiruvan', 'anthapuram'],
  ])('%s', (...[, text, limit, shown, rest]) => expect(cutText(text, limit)).toEqual({ shown, rest }))

  test('and nothing of it is lost', () => {
    const text = 'They filed our return in time; nobody else had, and at a fair price.'
    for (let limit = 1; limit <= text.length; limit += 1) {
      const { shown, rest } = cutText(text, limit)
      expect(shown + rest).toBe(text)
      expect(shown.length).toBeLessThanOrEqual(limit)
    }
  })
})
