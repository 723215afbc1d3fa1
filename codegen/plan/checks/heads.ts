import type { Report } from '../../problem/problem.ts'
import type { RoutePlan } from '../route-plan.ts'

// What search results show in full: about 60 characters of a title, 70 to 160 of a description.
const titleLimit = 60
const descriptionLimits = [70, 160] as const

/** Titles and descriptions tell the pages apart in a search result, so no two may be equal, and each must fit. */
export function checkHeads(routes: readonly RoutePlan[], report: Report): void {
  // A page that sends search engines to another one shares that one's head.
  const canonical = routes.filter((route) => route.canonicalPath === route.path)
  reportRepeats(canonical, 'title', report)
  reportRepeats(canonical, 'description', report)
  for (const route of canonical) reportLengths(route, report)
}

function reportRepeats(routes: readonly RoutePlan[], field: 'title' | 'description', report: Report): void {
  const owners = new Map<string, RoutePlan>()
  for (const route of routes) {
    const first = owners.get(route[field])
    if (!first) owners.set(route[field], route)
    else {
      report({
        code: field === 'title' ? 'duplicate-title' : 'duplicate-description', message: `The pages ${first.path} and ${route.path} have the same ${field}: "${route[field]}".`, place: route.place,
        also: { message: 'The other one comes from here.', place: first.place }, hint: 'Change the words of one, so that a search result tells them apart.',
      })
    }
  }
}

function reportLengths({ path, title, description, place }: RoutePlan, report: Report): void {
  const [shortest, longest] = descriptionLimits
  if (title.length > titleLimit) report({ code: 'wrong-length', message: `The title of ${path} comes to ${title.length} characters; search results show ${titleLimit}: "${title}".`, place, hint: 'Use a shorter name.' })
  if (description.length < shortest || description.length > longest) {
    report({ code: 'wrong-length', message: `The description of ${path} comes to ${description.length} characters; it needs ${shortest} to ${longest}: "${description}".`, place, hint: 'Change the words that vary, such as the name.' })
  }
}
