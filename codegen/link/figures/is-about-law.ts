import type { CollectionName } from '../../model/collections.ts'
import type { TextPath } from '../../model/texts/visit-texts.ts'

/** What visitors read about the law. Other pages state the firm's own figures. */
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

/** Keys of texts with the firm's own figures, or, like `keywords` and `evidence`, with none. */
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

/** Keys of a fact that say where and when it was read, and which rule computes it. */
const ofTheReading: ReadonlySet<string | number> = new Set(['source', 'checkedOn', 'status', 'rule'])

/** Whether a record's text is about law: decided by its place, never by its words. */
export function isAboutLaw(collection: CollectionName, path: TextPath): boolean {
  if (collection === 'facts') return !path.some((key) => ofTheReading.has(key))
  // The questions of the pricing page are about the firm's own terms.
  if (collection === 'faqs' && path[0] === 'pricing') return false
  return ofLaw.has(collection) && !path.some((key) => ofTheFirm.has(key))
}
