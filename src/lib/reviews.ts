/** The fields of a review that the functions below need. */
interface ReviewFacts {
  rating: number
  /** Day of the review, as 2026-11-21. */
  date: string
  category: string
}

/** The reviews in a category. `all` returns every review. */
export function filterReviews<R extends ReviewFacts>(reviews: readonly R[], subject: string): readonly R[] {
  return subject === 'all' ? reviews : reviews.filter((review) => review.category === subject)
}

export type SortOrder = 'most-relevant' | 'newest' | 'highest' | 'lowest'

const comparisons: Record<SortOrder, (a: ReviewFacts, b: ReviewFacts) => number> = {
  // The data holds the reviews in this order already.
  'most-relevant': () => 0,
  newest: (a, b) => b.date.localeCompare(a.date),
  highest: (a, b) => b.rating - a.rating,
  lowest: (a, b) => a.rating - b.rating,
}

/** The reviews in another order. Equal ones stay in the order of relevance. */
export function sortReviews<R extends ReviewFacts>(reviews: readonly R[], order: SortOrder): readonly R[] {
  return [...reviews].sort(comparisons[order])
}

/** Cuts a text after the last whole word within the limit. A short text has no `rest`. */
export function cutText(text: string, limit: number): { shown: string; rest: string } {
  if (text.length <= limit) return { shown: text, rest: '' }
  const lastSpace = text.lastIndexOf(' ', limit)
  // An ellipsis follows, so punctuation before it belongs to the rest.
  const shown = text.slice(0, lastSpace > 0 ? lastSpace : limit).replace(/[\s.,:;]+$/, '')
  return { shown, rest: text.slice(shown.length) }
}
