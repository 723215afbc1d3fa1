import type { Jobs, Redirects } from '#generated/records.ts'

/** Kinds of page. Each has a folder in src/pages and one shape of payload. */
export const kinds = [
  'home',
  'services',
  'service',
  'service-not-found',
  'about',
  'how-it-works',
  'pricing',
  'contact',
  'careers',
  'job',
  'legal',
  'payment',
  'blog',
  'article',
  'cities',
  'city',
  'not-found',
  'offline',
] as const
export type Kind = (typeof kinds)[number]

/** Paths of pages that stand alone; the others are made by the builders below. */
export const fixedPaths = {
  home: '/',
  services: '/services',
  about: '/aboutus',
  'how-it-works': '/howitworks',
  pricing: '/pricing',
  contact: '/Contact',
  careers: '/careers',
  payment: '/payment',
  blog: '/blog',
  cities: '/gst',
  'not-found': '/404',
  'service-not-found': '/services/404',
  offline: '/offline',
} as const satisfies Partial<Record<Kind, string>>

/** Path patterns of the kinds with many pages, in the router's notation. */
export const pathPatterns = {
  service: '/services/:id',
  article: '/blog/:slug',
  job: '/careers/:slug',
  city: '/gst/:slug',
} as const

export const servicePath = (id: string) => `/services/${id}`
export const articlePath = (slug: string) => `/blog/${slug}`
export const jobPath = (slug: string) => `/careers/${slug}`
export const cityPath = (slug: string) => `/gst/${slug}`
export const legalPath = (id: string) => `/${id}`

/** An address that leads elsewhere. */
export interface Redirect {
  from: string
  to: string
}

/**
 * Every address that leads elsewhere: the lines of data/redirects.yaml, and the openings that take no applications any more. Those have
 * no page, and whoever follows an old link to one wants to see the openings that do.
 */
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
