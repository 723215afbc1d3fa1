import type { Decision, Jobs, Redirects } from '#generated/records.ts'
import { recordOf } from '../lib/record-of.ts'
import { isSingle, pageKinds, prefixOf, singleKinds } from './page-kinds.ts'
import type { CollectionName } from './collections.ts'
import type { Entry } from './records.ts'
import type { Kind, RecordKind } from './page-kinds.ts'
import { toSlug } from './slug.ts'

/** Paths of pages that stand alone; the others are made by the builders below. */
export const fixedPaths = recordOf(singleKinds, (kind) => pageKinds[kind].path)

/** The path of a page: of a record's by its id, of a single one always the same. */
export const pagePath = (kind: Kind, id: string): string => (isSingle(kind) ? fixedPaths[kind] : prefixOf(kind) + id)

const pathOf = (kind: RecordKind) => (id: string) => pagePath(kind, id)

export const servicePath = pathOf('service')
export const articlePath = pathOf('article')
export const jobPath = pathOf('job')
export const cityPath = pathOf('city')
export const calculatorPath = pathOf('calculator')
export const estimatorPath = pathOf('estimator')
/** A state's page lies under its name: /gst/state/tamil-nadu. */
export const statePath = (name: string): string => pagePath('state', toSlug(name))
/** A check may have an address of its own, under which its outcomes lie. */
export const checkPath = ({ id, value }: Pick<Entry<Pick<Decision, 'path'>>, 'id' | 'value'>): string =>
  value.path ?? pagePath('check', id)
export const legalPath = pathOf('legal')

/** The paths of records that are pages, by their collection and id. */
export const recordPaths: { readonly [Name in CollectionName]?: (id: string) => string } = {
  cities: cityPath,
  services: servicePath,
  articles: articlePath,
  legal: legalPath,
  calculators: calculatorPath,
  estimators: estimatorPath,
}

/** An address that leads elsewhere. */
export interface Redirect {
  from: string
  to: string
}

/** Every address that leads elsewhere: lines of redirects.yaml, and openings that have closed. */
export function redirectsOf(
  { redirects, jobs }: { redirects: Redirects; jobs: Jobs },
  pages: ReadonlySet<string>,
): Redirect[] {
  const written = Object.entries(redirects).map(([from, to]) => ({ from, to }))
  const expired = Object.keys(jobs.openings)
    .map(jobPath)
    .filter((path) => !pages.has(path) && !(path in redirects))
  return [...written, ...expired.map((from) => ({ from, to: fixedPaths.careers }))]
}

/** Parts of a state's page to which the pages of its cities lead. */
export const stateAnchors = {
  limits: 'limits',
  returns: 'returns',
  professionalTax: 'professional-tax',
  offices: 'offices',
} as const

/** Where a state's page says what GST asks of a trade. */
export const tradeAnchor = (id: string): string => `trade-${id}`
