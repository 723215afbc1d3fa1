import type { Jobs, Redirects } from '#generated/records.ts'
import { fixedPaths, jobPath } from './route.ts'

export interface Redirect {
  from: string
  to: string
}

/**
 * Every address that leads elsewhere: the lines of data/redirects.yaml, and the openings that take no applications any more. Those have
 * no page, and whoever follows an old link to one wants to see the openings that do.
 */
export function redirectsOf({ redirects, jobs }: { redirects: Redirects; jobs: Jobs }, pages: ReadonlySet<string>): Redirect[] {
  const written = Object.entries(redirects).map(([from, to]) => ({ from, to }))
  const expired = Object.keys(jobs.openings).map(jobPath).filter((path) => !pages.has(path) && !(path in redirects))
  return [...written, ...expired.map((from) => ({ from, to: fixedPaths.careers }))]
}
