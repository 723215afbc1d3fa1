import type { CollectionName } from '../../model/collections.ts'
import { placeIn, placeOfNode } from '../../model/records.ts'
import { placeWithin } from '../../model/source.ts'
import { mayStateClaims } from '../../model/texts/claim-tokens.ts'
import { nodesOf } from '../../model/texts/markdown-text.ts'
import { visitTexts } from '../../model/texts/visit-texts.ts'
import type { Fault, KeyPath } from '../../problem/problem.ts'
import type { RecordCheck } from '../check.ts'
import { findClaims } from '../figures/find-claims.ts'

/** What is only about the firm. */
const ownPages: ReadonlySet<CollectionName> = new Set<CollectionName>([
  ...(['site', 'navigation', 'plans', 'payment', 'team', 'authors'] as const),
  ...(['page:home', 'page:about', 'page:how-it-works', 'page:pricing', 'page:contact', 'page:careers'] as const),
  'page:payment',
])

/** What states the law, what clients said, and what no page shows. */
const others: ReadonlySet<CollectionName> = new Set<CollectionName>([
  ...(['claims', 'facts', 'rules', 'extensions', 'testimonials', 'headers', 'redirects'] as const),
  ...(['cities', 'cityNames', 'places', 'placeSources', 'stateOffices'] as const),
])

/** Words of clients, the experience that an opening asks for, and dated corrections of the law. */
const isOfOthers = (collection: CollectionName, path: KeyPath) =>
  (collection === 'reviews' && path[0] === 'entries') ||
  (collection === 'jobs' && (path[0] === 'experiences' || path.at(-1) === 'experience')) ||
  path.includes('correction')

/** Each figure of the firm about itself is in data/claims.yaml, where the owner confirms it. */
export const checkStatedClaims: RecordCheck = (entry, report) => {
  const { collection } = entry
  if (others.has(collection)) return
  const isOwnPage = ownPages.has(collection)
  visitTexts(entry.value, (text, path) => {
    if (isOfOthers(collection, path)) return
    const [found] = findClaims(text, isOwnPage)
    if (found !== undefined) report({ ...faultOf(found, collection), place: placeIn(entry, path) })
  })
  for (const node of nodesOf(entry.body)) {
    const [found] = node.type === 'text' ? findClaims(node.value, isOwnPage) : []
    if (found !== undefined)
      report({ ...faultOf(found, collection), place: placeWithin(placeOfNode(entry, node), found) })
  }
}

function faultOf(found: string, collection: CollectionName): Fault {
  return {
    code: 'unclaimed-figure',
    message: `The text says "${found}" of the firm, which is no claim of data/claims.yaml.`,
    hint: mayStateClaims(collection)
      ? 'Write it into data/claims.yaml, and its id here: {claim:its-id}. If it is not about the firm, say it in other words.'
      : 'Say it in other words: this text can state no claim.',
  }
}
