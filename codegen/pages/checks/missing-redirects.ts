import { groupBy } from '../../lib/group-by.ts'
import type { PublishedPage, SiteData } from '../../model/records.ts'
import type { Place, Problem, Report } from '../../problem/problem.ts'
import { suggest } from '../../problem/suggest.ts'
import { fixedPaths, redirectsOf, statePath } from '../../model/route.ts'
import type { RoutePlan } from '../shared/route-plan.ts'

/** Old links must work: a page that was public is still a page, or redirects to one. */
export function checkMissingRedirects(
  routes: readonly RoutePlan[],
  { singles: { redirects, jobs } }: Pick<SiteData, 'singles'>,
  published: readonly PublishedPage[],
  report: Report,
): void {
  const pages = new Set(routes.map((route) => route.path))
  const redirected = redirectsOf({ redirects: redirects.value, jobs: jobs.value }, pages).map(({ from }) => from)
  const answered = new Set([...pages, ...redirected])
  const known = new Set(published.map((page) => page.path))
  const fresh = [...pages].filter((path) => !known.has(path))
  const place: Place = { source: redirects.source, path: Object.keys(redirects.value).slice(-1), target: 'key' }
  const isAnswered = ({ path, isStem = false }: PublishedPage) =>
    answered.has(path) || (isStem && [...answered].some((one) => one.startsWith(`${path}-`)))
  const gone = published.filter((page) => !isAnswered(page))
  for (const [section, lost] of groupBy(gone, ({ path }) => folderOf(path))) {
    const isWhole = ![...pages].some((path) => folderOf(path) === section)
    const source = sources[section]
    if (source && lost.length > (isWhole ? 1 : mostNamed))
      report({
        code: 'missing-redirect',
        place,
        ...explainLoss(lost, { ...source, isWhole, to: pageAbove(section, pages) }),
      })
    else
      for (const page of lost)
        report({
          code: 'missing-redirect',
          message: `${page.path}${page.isStem === true ? '-…' : ''} was a page of the site; it is gone and has no redirect.`,
          place,
          hint: hintFor(page, pages, fresh),
        })
  }
}

// Nobody renames more pages than this at once. More are lost together with their file or lines.
const mostNamed = 8

/** What the pages of a section are called, and the data that they come from. */
const sources: Readonly<Record<string, { noun: string; home: string }>> = {
  [fixedPaths.cities]: { noun: 'city', home: 'data/cities.yaml' },
  [folderOf(statePath(''))]: { noun: 'state', home: 'data/states.yaml' },
  [fixedPaths.services]: { noun: 'service', home: 'data/services' },
  [fixedPaths.blog]: { noun: 'article', home: 'data/articles' },
  [fixedPaths.careers]: { noun: 'opening', home: 'data/jobs.yaml' },
}

/** Many pages that disappeared together are one loss, most likely an accident. */
function explainLoss(
  lost: readonly PublishedPage[],
  { noun, home, isWhole, to }: { noun: string; home: string; isWhole: boolean; to: string },
): Pick<Problem, 'message' | 'hint'> {
  const paths = lost.map((page) => page.path)
  const what = isWhole
    ? `Every ${noun} of the last commit is gone`
    : `${paths.length} pages of the last commit are gone`
  const some = `${paths.slice(0, 3).join(', ')} and ${paths.length - 3} more`
  return {
    message: `${what}, and nothing answers at ${paths.length > 4 ? some : paths.join(', ')}.`,
    hint: `If that was an accident, put ${home} back: git checkout -- ${home}. If not, add a line for each to data/redirects.yaml: ${paths[0]}: ${to}`,
  }
}

/** `fresh` are the new pages of this run. One of them may be the old page under another name. */
function hintFor({ path, owner }: PublishedPage, pages: ReadonlySet<string>, fresh: readonly string[]): string {
  const section = folderOf(path)
  const renamed = suggest(nameOf(path), fresh.filter((one) => folderOf(one) === section).map(nameOf))
  if (owner !== undefined && pages.has(owner)) return `Add this line to data/redirects.yaml: ${path}: ${owner}`
  if (renamed !== undefined)
    return `Did you mean "${renamed}"? Then add this line to data/redirects.yaml: ${path}: ${section}/${renamed}`
  return `Add this line to data/redirects.yaml, with the page that took its place if there is one: ${path}: ${pageAbove(section, pages)}`
}

/** The page of a folder, or of its nearest parent that has one. */
function pageAbove(folder: string, pages: ReadonlySet<string>): string {
  if (folder === '') return '/'
  return pages.has(folder) ? folder : pageAbove(folderOf(folder), pages)
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/'))
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}
