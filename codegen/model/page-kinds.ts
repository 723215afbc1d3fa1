/** A kind of which there is one page. */
interface SinglePage {
  path: string
  /** The file of its texts in data/pages. */
  texts?: string
  /** It answers where there is no page: links never lead to it. */
  isStandIn?: true
}

/** A kind of which there is one page a record. */
interface RecordPages {
  /** Its addresses in the router's notation: a folder, and the record's id. */
  pattern: `/${string}:${string}`
  /** The type of the ids, in generated/ids.ts. */
  id: string
  texts?: string
}

/**
 * The kinds of page, each once: from this table follow the paths and their builders, the types in
 * generated/routes.ts, the modules that browser and prerenderer load (src/pages/<kind>/+Page.tsx),
 * the development server's routes, and the files expected in data/pages.
 */
export const pageKinds = {
  home: { path: '/', texts: 'home' },
  services: { path: '/services', texts: 'services' },
  service: { pattern: '/services/:id', id: 'ServiceId', texts: 'service' },
  'service-not-found': { path: '/services/404', isStandIn: true },
  about: { path: '/aboutus', texts: 'about' },
  'how-it-works': { path: '/howitworks', texts: 'how-it-works' },
  pricing: { path: '/pricing', texts: 'pricing' },
  contact: { path: '/Contact', texts: 'contact' },
  careers: { path: '/careers', texts: 'careers' },
  job: { pattern: '/careers/:slug', id: 'JobSlug' },
  legal: { pattern: '/:page', id: 'LegalPage' },
  payment: { path: '/payment', texts: 'payment' },
  blog: { path: '/blog', texts: 'blog' },
  article: { pattern: '/blog/:slug', id: 'ArticleSlug' },
  calendar: { path: '/calendar', texts: 'calendar' },
  cities: { path: '/gst', texts: 'gst' },
  state: { pattern: '/gst/state/:slug', id: 'StateSlug', texts: 'state' },
  city: { pattern: '/gst/:slug', id: 'CitySlug', texts: 'city' },
  calculators: { path: '/calculators', texts: 'calculators' },
  calculator: { pattern: '/calculators/:slug', id: 'CalculatorSlug', texts: 'calculator' },
  compare: { path: '/compare', texts: 'compare' },
  estimator: { pattern: '/cost/:slug', id: 'EstimatorSlug', texts: 'estimator' },
  corrections: { path: '/corrections', texts: 'corrections' },
  late: { path: '/late', texts: 'late' },
  check: { pattern: '/check/:id', id: 'CheckId', texts: 'check' },
  'check-outcome': { pattern: '/check/:id/:outcome', id: 'OutcomeId' },
  search: { path: '/search', texts: 'search' },
  'not-found': { path: '/404', texts: 'not-found', isStandIn: true },
  offline: { path: '/offline', texts: 'offline', isStandIn: true },
} as const satisfies Record<string, SinglePage | RecordPages>

type PageKinds = typeof pageKinds
export type Kind = keyof PageKinds
type SingleKind = { [K in Kind]: PageKinds[K] extends { path: string } ? K : never }[Kind]
export type RecordKind = Exclude<Kind, SingleKind>

type KindWithTexts = { [K in Kind]: PageKinds[K] extends { texts: string } ? K : never }[Kind]
export type SingleKindWithTexts = SingleKind & KindWithTexts
/** Files of data/pages that several kinds show. */
const sharedTexts = ['professional-tax', 'offices'] as const
/** A file of data/pages. */
export type PageName = PageKinds[KindWithTexts]['texts'] | (typeof sharedTexts)[number]

export const isSingle = (kind: Kind): kind is SingleKind => 'path' in pageKinds[kind]
const hasTexts = (kind: Kind): kind is KindWithTexts => 'texts' in pageKinds[kind]

const isKind = (name: string): name is Kind => Object.hasOwn(pageKinds, name)

export const kinds = Object.keys(pageKinds).filter(isKind)
export const singleKinds = kinds.filter(isSingle)
export const recordKinds = kinds.filter((kind): kind is RecordKind => !isSingle(kind))
export const pageNames: readonly PageName[] = [
  ...kinds.filter(hasTexts).map((kind) => pageKinds[kind].texts),
  ...sharedTexts,
]

/** The collection with the texts of a kind's page. */
export const textsOf = (kind: SingleKindWithTexts) => `page:${pageKinds[kind].texts}` as const

export const isStandIn = (kind: Kind) => 'isStandIn' in pageKinds[kind]

/** The folder of a kind's pages: what comes before the id in their addresses. */
export function prefixOf(kind: RecordKind): string {
  const { pattern } = pageKinds[kind]
  return pattern.slice(0, pattern.indexOf(':'))
}
