import { describeMissing } from './describe-facts.ts'
import { isOfKind } from '../../plan/route-plan.ts'
import type { RoutePlan } from '../../plan/route-plan.ts'
import { count, nameSome } from '../../problem/format-report.ts'
import type { PlannedSite } from '../../run/run-codegen.ts'
import { cityPath } from '../../model/route.ts'
import { present } from '../../lib/present.ts'

// More names than this are no news but a list.
const mostNamed = 6

/** What a new city changes on the site, one line each: its pages, the sitemap, its place in the index, and the other pages that name it. */
export function describeNewCity(
  slug: string,
  { before, after }: { before: PlannedSite; after: PlannedSite },
): string[] {
  const known = new Map(before.routes.map((route) => [route.path, route]))
  const added = after.routes.filter((route) => !known.has(route.path))
  const own = present(
    added.find((route) => route.path === cityPath(slug)),
    `page of "${slug}"`,
  )
  const others = added.filter((route) => route !== own).map((route) => route.path)
  const changed = after.routes
    .filter((route) => {
      const old = known.get(route.path)
      return old !== undefined && fingerprintOf(old) !== fingerprintOf(route)
    })
    .map((route) => route.path)
  const isListed = own.canonicalPath === own.path
  return [
    `New: the page ${own.path}${others.length > 0 ? `, and ${others.join(', ')} for the same city` : ''}.`,
    isListed
      ? `The sitemap gets one line more, ${own.path}.`
      : `The sitemap stays as it is: search engines are sent to ${own.canonicalPath}.`,
    ...placeInIndex(own.path, after),
    ...describeMissing(slug, after.context.whole),
    ...(changed.length > 0
      ? [
          `${count(changed.length, 'page')} ${changed.length === 1 ? 'changes' : 'change'} with it: ${nameSome(changed, mostNamed)}.`,
        ]
      : []),
  ]
}

function fingerprintOf(route: RoutePlan): string {
  return route.inputs ?? JSON.stringify(route.record())
}

/** Between which cities it is in the list of its state, or under which city. */
function placeInIndex(path: string, { routes }: PlannedSite): string[] {
  for (const route of routes) {
    if (route.kind !== 'state') continue
    const record = route.record()
    if (!isOfKind(record, 'state')) continue
    const { cities } = record.payload
    const whole = cities.find(({ parts = [] }) => parts.some((part) => part.href === path))
    if (whole) return [`On ${record.path} it stands under ${whole.label}.`]
    const place = cities.findIndex((city) => city.href === path)
    if (place >= 0) return [`On ${record.path} it stands ${placeAmong(cities, place)}.`]
  }
  return []
}

function placeAmong(cities: readonly { label: string }[], place: number): string {
  const [previous, next] = [cities[place - 1], cities[place + 1]]
  if (previous && next) return `between ${previous.label} and ${next.label}`
  if (previous) return `last, behind ${previous.label}`
  return next ? `first, before ${next.label}` : 'as the only city'
}
