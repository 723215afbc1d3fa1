import type { LinkedData, PublishedPage } from '../../model/records.ts'
import type { Place, Problem, Report } from '../../problem/problem.ts'
import { suggest } from '../../problem/suggest.ts'
import { fixedPaths, redirectsOf, statePath } from '../../model/route.ts'
import type { RoutePlan } from '../shared/route-plan.ts'

interface Inputs {
  data: LinkedData
  published: readonly PublishedPage[]
}

/** Old links must work: a page that was public is still a page, or redirects to one. */
export function checkMissingRedirects(routes: readonly RoutePlan[], { data, published }: Inputs, report: Report): void {
  const { redirects, jobs } = data.singles
  if (!redirects || !jobs) return
  const pages = new Set(routes.map((route) => route.path))
  const answered = new Set([
    ...pages,
    ...redirectsOf({ redirects: redirects.value, jobs: jobs.value }, pages).map(({ from }) => from),
  ])
  const gone = published.filter((page) => !answered.has(page.path))
  if (gone.length === 0) return
  const known = new Set(published.map((page) => page.path))
  const fresh = [...pages].filter((path) => !known.has(path))
  const lastLine = Object.keys(redirects.value).at(-1)
  const place: Place = { source: redirects.source, path: lastLine === undefined ? [] : [lastLine], target: 'key' }
  for (const [section, lost] of bySection(gone)) {
    const left = [...pages].filter((path) => sectionOf(path) === section)
    const isWhole = left.length === 0
    const source = homes[section]
    if (source && lost.length > (isWhole ? 1 : mostNamed))
      report(explainLoss(pageAbove(section, pages), { lost, isWhole, place, ...source }))
    else
      for (const page of lost)
        report({
          code: 'missing-redirect',
          message: `${page.path} was a page of the site, and now nothing answers there.`,
          place,
          hint: hintFor(page, { pages, fresh }),
        })
  }
}

// Nobody renames more pages than this at once. More are lost together with their file or lines.
const mostNamed = 8

/** Which data the pages of a section come from, and what they are called. */
interface SectionSource {
  noun: string
  home: string
}

const homes: Readonly<Record<string, SectionSource>> = {
  [fixedPaths.cities]: { noun: 'city', home: 'data/cities.yaml' },
  [sectionOf(statePath(''))]: { noun: 'state', home: 'data/states.yaml' },
  [fixedPaths.services]: { noun: 'service', home: 'data/services' },
  [fixedPaths.blog]: { noun: 'article', home: 'data/articles' },
  [fixedPaths.careers]: { noun: 'opening', home: 'data/jobs.yaml' },
}

function sectionOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/'))
}

function bySection(gone: readonly PublishedPage[]): Map<string, PublishedPage[]> {
  const sections = new Map<string, PublishedPage[]>()
  for (const page of gone) sections.set(sectionOf(page.path), [...(sections.get(sectionOf(page.path)) ?? []), page])
  return sections
}

/** Many pages that disappeared together are one loss, most likely an accident. */
function explainLoss(
  to: string,
  {
    lost,
    isWhole,
    place,
    noun,
    home,
  }: SectionSource & { lost: readonly PublishedPage[]; isWhole: boolean; place: Place },
): Problem {
  const paths = lost.map((page) => page.path)
  const some = `${paths.slice(0, 3).join(', ')} and ${paths.length - 3} more`
  return {
    code: 'missing-redirect',
    place,
    message: `${isWhole ? `Every ${noun} of the last commit is gone` : `${paths.length} pages of the last commit are gone`}, and nothing answers at ${paths.length > 4 ? some : paths.join(', ')}.`,
    hint: `If that was an accident, put ${home} back: git checkout -- ${home}. If not, add a line for each to data/redirects.yaml: ${paths[0]}: ${to}`,
  }
}

interface Paths {
  pages: ReadonlySet<string>
  /** The new pages of this run. One of them may be the old page under another name. */
  fresh: readonly string[]
}

function hintFor({ path, owner }: PublishedPage, { pages, fresh }: Paths): string {
  const section = path.slice(0, path.lastIndexOf('/'))
  const names = fresh
    .filter((one) => one.startsWith(`${section}/`) && !one.slice(section.length + 1).includes('/'))
    .map(nameOf)
  const renamed = suggest(nameOf(path), names)
  if (owner !== undefined && pages.has(owner)) return `Add this line to data/redirects.yaml: ${path}: ${owner}`
  if (renamed !== undefined)
    return `Did you mean "${renamed}"? Then add this line to data/redirects.yaml: ${path}: ${section}/${renamed}`
  return `Add this line to data/redirects.yaml, with the page that took its place if there is one: ${path}: ${pageAbove(section, pages)}`
}

/** The page of a folder, or of its nearest parent that has one. */
function pageAbove(folder: string, pages: ReadonlySet<string>): string {
  if (folder === '') return '/'
  return pages.has(folder) ? folder : pageAbove(sectionOf(folder), pages)
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}
