import type { CollectionName } from '../collections.ts'

const cityTokens = [
  'city',
  'state',
  'gstCode',
  'goodsThreshold',
  'servicesThreshold',
  'quarterlyDay',
  'localTax',
  'stateKind',
  'district',
  'within',
  'amount',
  'total',
  'place',
  'otherState',
  'pin',
  'km',
  'direction',
] as const
const siteTokens = ['governingLawCity', 'email', 'phone', 'grievanceOfficer'] as const

const tokens: Partial<Record<CollectionName, readonly string[]>> = {
  'page:city': cityTokens,
  'page:state': ['state', 'gstCode', 'day', 'title', 'period', 'from', 'to', 'office', 'names'],
  'page:offices': ['from', 'to'],
  'page:check': ['city', 'number', 'most', 'service'],
  'page:compare': ['number', 'most'],
  checks: ['limit'],
  'page:professional-tax': ['day', 'states', 'state', 'limit', 'amount', 'most', 'february'],
  faqs: ['city', 'state'],
  'page:calendar': [
    ...['states', 'day', 'weekday', 'authority', 'condition', 'event', 'title', 'period', 'profile', 'address'],
    ...['amount', 'least', 'most', 'percent', 'cost', 'count', 'days'],
  ],
  'page:late': ['day', 'days', 'least', 'most', 'sum'],
  'page:payment': ['amount'],
  plans: ['percent'],
  legal: siteTokens,
  'page:calculator': [
    'count',
    ...['day', 'last', 'weekday', 'state', 'basis', 'law', 'site', 'ruled', 'paid', 'percent', 'to'],
    ...['days', 'fee', 'price'],
  ],
  'page:estimator': ['from', 'to', 'time', 'service'],
  'page:search': ['words', 'month'],
  navigation: ['field'],
  languages: ['field'],
  'page:contact': ['success'],
  'page:about': ['success'],
}

// A translation has those of its English text: check/data-checks/translations compares them.
const everyToken = Object.values(tokens).flat()

/** Names that may be in braces in a collection's texts. */
export function tokensOf(collection: CollectionName): readonly string[] {
  return collection === 'locales' ? everyToken : (tokens[collection] ?? [])
}

/** The text with each {token} replaced. A token without a value stays, for the page to replace. */
export function fillTokens(text: string, values: Readonly<Record<string, string>>): string {
  return text.includes('{') ? compileTokens(text)(values) : text
}

/** Compiles a text with tokens, which ten thousand cities share, so that it is split once. */
export function compileTokens(text: string): (values: Readonly<Record<string, string>>) => string {
  // Every second part is the name of a token.
  const [first = '', ...rest] = text.split(/\{([a-zA-Z]+)\}/)
  const parts: { token: string; behind: string }[] = []
  for (let index = 0; index < rest.length; index += 2)
    parts.push({ token: rest[index] ?? '', behind: rest[index + 1] ?? '' })
  return (values) => {
    let filled = first
    for (const { token, behind } of parts) filled += (values[token] ?? `{${token}}`) + behind
    return filled
  }
}
