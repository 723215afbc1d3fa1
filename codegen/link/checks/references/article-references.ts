import type { Check } from '../check.ts'
import { checkReference } from './reference.ts'

/**
 * The category, author and related articles of an article must exist. Its services are checked with
 * all other references to services.
 */
export const checkArticleReferences: Check = (data, report) => {
  for (const entry of data.catalogue.articles.values()) {
    const who = `Article "${entry.id}"`
    const { category, author, related } = entry.value
    checkReference(data, { who, entry, path: ['category'], to: 'articleCategories', id: category }, report)
    checkReference(data, { who, entry, path: ['author'], to: 'authors', id: author }, report)
    related.forEach((id, index) =>
      checkReference(data, { who, entry, path: ['related', index], to: 'articles', id }, report),
    )
  }
}
