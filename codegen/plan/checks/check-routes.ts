import type { LinkedData } from '../../model.ts'
import type { Report } from '../../problem/problem.ts'
import type { RoutePlan } from '../route-plan.ts'
import { checkDeadLinks } from './dead-links.ts'
import { checkHeads } from './heads.ts'
import { checkRouteCollisions } from './route-collisions.ts'

/** Every rule over the planned pages as a whole. */
export function checkRoutes(routes: readonly RoutePlan[], data: LinkedData, report: Report): void {
  checkRouteCollisions(routes, report)
  checkHeads(routes, report)
  checkDeadLinks(routes, data, report)
}
