import { repeatsIn } from '../../lib/group-by.ts'
import type { LinkedData, PublicFiles, SiteData } from '../../model/records.ts'
import type { Report } from '../../problem/problem.ts'
import type { PlanContext } from '../shared/context.ts'
import type { RoutePlan } from '../shared/route-plan.ts'
import { checkDeadLinks } from './dead-links.ts'
import { checkHeads } from './heads.ts'
import { checkMissingRedirects } from './missing-redirects.ts'
import { checkPublicFiles } from './public-files.ts'
import { checkStruckWords } from './struck-words.ts'
import { recordPlaceOf } from '../shared/route-plan.ts'
import { placeIn } from '../../model/records.ts'
import { medianOf } from '../topics/own-words/own-words.ts'
import type { OwnWords } from '../topics/own-words/own-words.ts'

export function checkRoutes(
  routes: readonly RoutePlan[],
  { data, publicFiles, context }: { data: LinkedData; publicFiles: PublicFiles; context: PlanContext },
  report: Report,
): void {
  checkRouteCollisions(routes, report)
  checkHeads(routes, data.published, report)
  checkStruckWords(routes, context, report)
  checkDeadLinks(routes, { data, context }, report)
  checkMissingRedirects(routes, context.data, data.published, report)
  checkPublicFiles(publicFiles, routes, report)
}

/** Two pages cannot share an address. Case does not count: many file systems ignore it. */
function checkRouteCollisions(routes: readonly RoutePlan[], report: Report): void {
  for (const [route, first] of repeatsIn(routes, ({ path }) => path.toLowerCase()))
    report({
      code: 'route-collision',
      message: `The address ${route.path} is already that of another page${first.path === route.path ? '' : `, ${first.path}`}.`,
      place: recordPlaceOf(route),
      also: { message: 'The other page comes from here.', place: recordPlaceOf(first) },
      hint: 'Rename one of the two.',
    })
}

/** Before a deploy: city pages that search engines would take for duplicates. */
export function checkOwnWords(own: readonly OwnWords[], { singles: { site } }: SiteData, report: Report): void {
  if (own.length === 0) return
  const median = medianOf(own)
  const { median: asked } = site.value.ownWords
  if (median >= asked) return
  report({
    code: 'alike-cities',
    message: `The pages of cities are too alike: the median page has ${median} words of its own, but needs at least ${asked}.`,
    place: placeIn(site, ['ownWords', 'median']),
    hint: 'Write local facts of the cities into data/places.yaml. "npm run report -- --own" lists the pages, those with the fewest own words first, and what each lacks.',
  })
}
