import type { LinkedData, PublishedPage } from '../../model/records.ts'
import type { Report } from '../../problem/problem.ts'
import type { RoutePlan } from '../route-plan.ts'
import { checkDeadLinks } from './dead-links.ts'
import { checkHeads } from './heads.ts'
import { checkMissingRedirects } from './missing-redirects.ts'
import { checkPublicFiles } from './public-files.ts'
import { checkRouteCollisions } from './route-collisions.ts'

interface Surroundings {
  data: LinkedData
  published: readonly PublishedPage[]
  /** Files of public/, by path from there. */
  publicFiles: readonly string[]
}

/** Every rule over the planned pages as a whole. */
export function checkRoutes(
  routes: readonly RoutePlan[],
  { data, published, publicFiles }: Surroundings,
  report: Report,
): void {
  checkRouteCollisions(routes, report)
  checkHeads(routes, report)
  checkDeadLinks(routes, data, report)
  checkMissingRedirects(routes, { data, published }, report)
  checkPublicFiles(publicFiles, routes, report)
}
