import { count, nameSome } from '../model/texts/format.ts'
import { isCanonical } from '../pages/shared/route-plan.ts'
import type { RoutePlan } from '../pages/shared/route-plan.ts'
import { htmlFile } from './files/published-file.ts'
import type { Changes } from './copies/describe-copy.ts'

// More names than this are no news but a list.
const mostNamed = 5

/** What a build changed: one line each for pages added, changed and removed. */
export function describeChanges(changes: Changes, routes: readonly RoutePlan[]): string[] {
  const verbs = ['added', 'changed', 'removed'] as const
  const files = verbs.flatMap((verb) => changes[verb])
  if (files.length === 0)
    return [changes.hasOtherForms ? 'Nothing has changed but the compressed forms.' : 'Nothing has changed.']
  const listed = new Set(routes.filter(isCanonical).map((route) => htmlFile(route.path)))
  const lineCount = changes.added.filter((file) => listed.has(file)).length
  const others = files.filter((file) => !isPage(file)).length
  return [
    ...verbs.flatMap((verb) => {
      const pages = changes[verb].filter(isPage).map(pathOf)
      return pages.length > 0 ? [`${count(pages.length, 'page')} ${verb}: ${nameSome(pages, mostNamed)}.`] : []
    }),
    ...(lineCount > 0 ? [`${count(lineCount, 'line')} new in the sitemap.`] : []),
    ...(others > 0 ? [`${count(others, 'other file')} (sitemap, styles, scripts, pictures).`] : []),
  ]
}

const isPage = (file: string) => file.endsWith('.html')
const pathOf = (file: string) => (file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`)
