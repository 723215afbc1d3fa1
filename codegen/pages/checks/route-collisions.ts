import type { Report } from '../../problem/problem.ts'
import { recordPlaceOf } from '../shared/route-plan.ts'
import type { RoutePlan } from '../shared/route-plan.ts'

/** Two pages cannot share an address. Letters' case does not tell them apart: many file systems ignore it. */
export function checkRouteCollisions(routes: readonly RoutePlan[], report: Report): void {
  const owners = new Map<string, RoutePlan>()
  for (const route of routes) {
    const address = route.path.toLowerCase()
    const first = owners.get(address)
    if (!first) owners.set(address, route)
    else {
      report({
        code: 'route-collision',
        message: `The address ${route.path} is already that of another page${first.path === route.path ? '' : `, ${first.path}`}.`,
        place: recordPlaceOf(route),
        also: { message: 'The other page comes from here.', place: recordPlaceOf(first) },
        hint: 'Rename one of the two.',
      })
    }
  }
}
