import type { CollectionName } from './collections.ts'

const cityTokens = ['city', 'state', 'gstCode', 'goodsThreshold', 'servicesThreshold', 'quarterlyDay', 'stateKind'] as const
const siteTokens = ['governingLawCity', 'email', 'phone'] as const

const tokens: Partial<Record<CollectionName, readonly string[]>> = {
  'page:city': cityTokens,
  faqs: ['city', 'state'],
  'page:pricing': ['count', 'amount', 'percent'],
  legal: siteTokens,
}

/** Names that may stand in braces in a collection's texts. */
export function tokensOf(collection: CollectionName): readonly string[] {
  return tokens[collection] ?? []
}

/** The text with each {token} replaced; a token without a value stays, to be filled in on the page. */
export function fillTokens(text: string, values: Readonly<Record<string, string>>): string {
  return text.includes('{') ? text.replace(/\{([a-zA-Z]+)\}/g, (whole, name: string) => values[name] ?? whole) : text
}
