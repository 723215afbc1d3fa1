import type { CollectionName } from '../../model/collections.ts'
import type { TextPath } from '../../model/texts/visit-texts.ts'

/**
 * What visitors read about the law. Other pages say what the firm charges, offers and asks, with
 * its own figures.
 */
const ofLaw: ReadonlySet<CollectionName> = new Set<CollectionName>([
  'services',
  'articles',
  'states',
  'trades',
  'faqs',
  'categories',
  'page:home',
  'page:services',
  'page:service',
  'page:gst',
  'page:state',
  'page:city',
  'page:about',
  'page:compare',
])

/**
 * Keys of texts whose figures are the firm's own: its fees and their purpose, the case of its total
 * price, its time, its counts, its dates of writing. No visitor reads `keywords`, and `evidence`
 * holds no figure.
 */
const ofTheFirm: ReadonlySet<string | number> = new Set([
  'pricing',
  'price',
  'inAll',
  'priceNote',
  'basis',
  'timeline',
  'stats',
  'claims',
  'reviewedOn',
  'date',
  'updated',
  'keywords',
  'evidence',
  'fact',
  'facts',
])

/**
 * Parts of a fact that are not the words of the law: where and when it was read, and the rule that
 * computes it.
 */
const ofTheReading: ReadonlySet<string | number> = new Set(['source', 'checkedOn', 'status', 'rule'])

/**
 * Whether a figure in a record's text is a figure of law. Decided by its place, never by its words.
 */
export function isAboutLaw(collection: CollectionName, path: TextPath): boolean {
  if (collection === 'facts') return !path.some((key) => ofTheReading.has(key))
  // The questions of the pricing page are about the firm's own terms.
  if (collection === 'faqs' && path[0] === 'pricing') return false
  return ofLaw.has(collection) && !path.some((key) => ofTheFirm.has(key))
}
