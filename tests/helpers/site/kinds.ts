import type { Kind } from '#generated/routes.ts'
import { isEvery } from '../every.ts'

/**
 * One page of every kind, by an address at which a visitor meets it; a kind without a page here
 * does not compile.
 */
export const pageOfKind: Readonly<Record<Kind, string>> = {
  home: '/',
  services: '/services',
  service: '/services/gst-reg',
  'service-not-found': '/services/no-such-service',
  about: '/aboutus',
  'how-it-works': '/howitworks',
  pricing: '/pricing',
  contact: '/Contact',
  careers: '/careers',
  job: '/careers/gst-specialist',
  legal: '/terms',
  payment: '/payment',
  blog: '/blog',
  article: '/blog/tds-compliance-guide',
  calendar: '/calendar',
  cities: '/gst',
  state: '/gst/state/tamil-nadu',
  city: '/gst/bengaluru',
  check: '/do-i-need-gst',
  'check-outcome': '/do-i-need-gst/goods-above-high-limit',
  search: '/search',
  'not-found': '/no-such-page',
  offline: '/offline',
  calculators: '/calculators',
  calculator: '/calculators/gst-late-fee',
  compare: '/compare',
  estimator: '/cost/llp',
  late: '/late',
  corrections: '/corrections',
}

export const kinds = Object.entries(pageOfKind) as [Kind, string][]

const mainKinds: readonly Kind[] = ['home', 'service', 'city', 'calculator', 'contact']

/**
 * The kinds that browsers besides today's Chromium meet in every run: the main ones. In `npm run
 * test:every` all.
 */
export const kindsOfOtherBrowsers = kinds.filter(([kind]) => isEvery || mainKinds.includes(kind))

/** A list in parts of four: pages that share a browser's context, which costs as much as a page. */
export const inFours = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / 4) }, (_, index) => all.slice(4 * index, 4 * index + 4))
