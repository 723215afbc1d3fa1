import type { Jobs, Redirects } from '#generated/records.ts'
import { pageKinds, prefixOf, singleKinds } from './page-kinds.ts'
import type { RecordKind, SingleKind } from './page-kinds.ts'

type FixedPaths = { readonly [K in SingleKind]: (typeof pageKinds)[K]['path'] }

/** Paths of pages that stand alone; the others are made by the builders below. */
export const fixedPaths = Object.fromEntries(singleKinds.map((kind) => [kind, pageKinds[kind].path])) as FixedPaths

function pathOf(kind: RecordKind): (id: string) => string {
  const prefix = prefixOf(kind)
  return (id) => prefix + id
}

export const servicePath = pathOf('service')
export const articlePath = pathOf('article')
export const jobPath = pathOf('job')
export const cityPath = pathOf('city')
export const legalPath = pathOf('legal')

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
