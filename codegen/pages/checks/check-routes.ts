import type { LinkedData, PublicFiles, PublishedPage } from '../../model/records.ts'
import type { Report } from '../../problem/problem.ts'
import type { RoutePlan } from '../shared/route-plan.ts'
import { checkDeadLinks } from './dead-links.ts'
import { checkHeads } from './heads.ts'
import { checkMissingRedirects } from './missing-redirects.ts'
import { checkPublicFiles } from './public-files.ts'
import { checkRouteCollisions } from './route-collisions.ts'
import { checkStruckWords } from './struck-words.ts'

interface Surroundings {
  data: LinkedData
  published: readonly PublishedPage[]
  publicFiles: PublicFiles
}

/** Every rule over the planned pages as a whole. */
export function checkRoutes(
  routes: readonly RoutePlan[],
  { data, published, publicFiles }: Surroundings,
  report: Report,
): void {
  checkRouteCollisions(routes, report)
  checkHeads(routes, published, report)
  checkStruckWords(routes, report)
  checkDeadLinks(routes, data, report)
  checkMissingRedirects(routes, { data, published }, report)
  checkPublicFiles(publicFiles, routes, report)
}
