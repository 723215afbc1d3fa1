import { count, nameSome } from '../problem/format-report.ts'
import { formatCount } from '../model/texts/format.ts'
import { isCanonical } from '../pages/shared/route-plan.ts'
import type { RoutePlan } from '../pages/shared/route-plan.ts'
import { htmlFile } from './files/published-file.ts'
import type { Changes } from './copies/describe-copy.ts'

// More names than this are no news but a list.
const mostNamed = 5

/** What a build changed: one line each for pages added, changed and removed. */
export function describeChanges(changes: Changes, routes: readonly RoutePlan[]): string[] {
  const pathOf = new Map(routes.map((route) => [htmlFile(route.path), route.path]))
  const isPage = (file: string) => file.endsWith('.html')
  const pagesOf = (files: readonly string[]) =>
    files.filter(isPage).map((file) => pathOf.get(file) ?? `/${file.replace(/\.html$/, '')}`)
  const listed = new Set(routes.filter(isCanonical).map((route) => route.path))
  const added = pagesOf(changes.added)
  const lines = [
    named('added', added),
    named('changed', pagesOf(changes.changed)),
    named('removed', pagesOf(changes.removed)),
  ].filter((line) => line !== '')
  if (lines.length === 0 && changes.added.length + changes.changed.length + changes.removed.length === 0)
    return [changes.hasOtherForms ? 'Nothing has changed but the compressed forms.' : 'Nothing has changed.']
  const lineCount = added.filter((path) => listed.has(path)).length
  if (lineCount > 0) lines.push(`${count(lineCount, 'line')} new in the sitemap.`)
  const others = [...changes.added, ...changes.changed, ...changes.removed].filter((file) => !isPage(file)).length
  if (others > 0)
    lines.push(`${formatCount(others)} other ${others === 1 ? 'file' : 'files'} (sitemap, styles, scripts, pictures).`)
  return lines
}

function named(verb: string, paths: readonly string[]): string {
  if (paths.length === 0) return ''
  return `${count(paths.length, 'page')} ${verb}: ${nameSome(paths, mostNamed)}.`
}
