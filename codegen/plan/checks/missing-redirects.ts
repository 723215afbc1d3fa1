import type { LinkedData, PublishedPage } from '../../model.ts'
import type { Place, Report } from '../../problem/problem.ts'
import { suggest } from '../../problem/suggest.ts'
import { redirectsOf } from '../../redirects.ts'
import type { RoutePlan } from '../route-plan.ts'

interface Inputs {
  data: LinkedData
  published: readonly PublishedPage[]
}

/** Whoever follows an old link must arrive: a page that was public is a page still, or leads to one. */
export function checkMissingRedirects(routes: readonly RoutePlan[], { data, published }: Inputs, report: Report): void {
  const { redirects, jobs } = data.singles
  if (!redirects || !jobs) return
  const pages = new Set(routes.map((route) => route.path))
  const answered = new Set([...pages, ...redirectsOf({ redirects: redirects.value, jobs: jobs.value }, pages).map(({ from }) => from)])
  const gone = published.filter((page) => !answered.has(page.path))
  if (gone.length === 0) return
  const known = new Set(published.map((page) => page.path))
  const fresh = [...pages].filter((path) => !known.has(path))
  const lastLine = Object.keys(redirects.value).at(-1)
  const place: Place = { source: redirects.source, path: lastLine === undefined ? [] : [lastLine], target: 'key' }
  for (const page of gone) {
    report({ code: 'missing-redirect', message: `${page.path} was a page in the last commit, and now nothing answers there.`, place, hint: hintFor(page, { pages, fresh }) })
  }
}

interface Paths {
  pages: ReadonlySet<string>
  /** Pages that are new in this run: one of them may be the old page under another name. */
  fresh: readonly string[]
}

function hintFor({ path, owner }: PublishedPage, { pages, fresh }: Paths): string {
  const section = path.slice(0, path.lastIndexOf('/'))
  const names = fresh.filter((one) => one.startsWith(`${section}/`) && !one.slice(section.length + 1).includes('/')).map(nameOf)
  const renamed = suggest(nameOf(path), names)
  if (owner !== undefined && pages.has(owner)) return `Add this line to data/redirects.yaml: ${path}: ${owner}`
  if (renamed !== undefined) return `Did you mean "${renamed}"? Then add this line to data/redirects.yaml: ${path}: ${section}/${renamed}`
  return `Add this line to data/redirects.yaml, with the page that took its place if there is one: ${path}: ${section || '/'}`
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}
