import type { PublishedPage } from '../../model/records.ts'
import type { Place, Report } from '../../problem/problem.ts'
import { titleLimit } from '../shared/head.ts'
import { isCanonical } from '../shared/route-plan.ts'
import type { RoutePlan } from '../shared/route-plan.ts'

// The part of a description that search results show in full.
const descriptionLimits = [70, 160] as const

/**
 * Titles and descriptions distinguish pages in a search result, so no two may be equal, and each
 * must fit.
 */
export function checkHeads(routes: readonly RoutePlan[], published: readonly PublishedPage[], report: Report): void {
  // A page that names another page as canonical shares its head.
  const canonical = routes.filter(isCanonical)
  const before = new Set(published.map(({ path }) => path))
  // Of two equal heads the new page's is wrong.
  const isNew = ({ path }: RoutePlan) => before.size > 0 && !before.has(path)
  reportRepeats([...canonical.filter((route) => !isNew(route)), ...canonical.filter(isNew)], report)
  for (const route of canonical) reportLengths(route, report)
}

function reportRepeats(routes: readonly RoutePlan[], report: Report): void {
  const titles: Heads = { field: 'title', owners: new Map() }
  const descriptions: Heads = { field: 'description', owners: new Map() }
  for (const route of routes) {
    const reported = reportRepeat(route, titles, report)
    // Two cities with the same name share their whole head, which is one mistake.
    const isSame = reported !== undefined && descriptions.owners.get(route.description) === reported
    if (!isSame) reportRepeat(route, descriptions, report)
  }
}

/** The first page of each title or description. */
interface Heads {
  field: 'title' | 'description'
  owners: Map<string, RoutePlan>
}

/** The page that already has the text, which is reported. Undefined for the first page with it. */
function reportRepeat(route: RoutePlan, { field, owners }: Heads, report: Report): RoutePlan | undefined {
  const first = owners.get(route[field])
  if (!first) owners.set(route[field], route)
  else {
    const isMadeOfName = route.place.path.at(-1) !== 'seo' && first.place.path.at(-1) !== 'seo'
    report({
      code: field === 'title' ? 'duplicate-title' : 'duplicate-description',
      message: `The pages ${first.path} and ${route.path} have the same ${field}: "${route[field]}".`,
      place: placeOf(route, field),
      also: { message: 'The other one comes from here.', place: placeOf(first, field) },
      hint: isMadeOfName
        ? 'They bear the same name. If they are one place, remove one; if two, add what tells them apart: Aurangabad (Bihar).'
        : 'Change the words of one, so that a search result tells them apart.',
    })
  }
  return first
}

/** The text itself if it is in the data, or else the record from which it is made. */
function placeOf({ place }: RoutePlan, field: 'title' | 'description'): Place {
  return place.path.at(-1) === 'seo' ? { ...place, path: [...place.path, field], target: 'value' } : place
}

function reportLengths(route: RoutePlan, report: Report): void {
  const { path, title, description } = route
  const [shortest, longest] = descriptionLimits
  if (title.length > titleLimit)
    report({
      code: 'wrong-length',
      message: `The title of ${path} comes to ${title.length} characters; search results show ${titleLimit}: "${title}".`,
      place: placeOf(route, 'title'),
      hint: 'Use a shorter name.',
    })
  // A name that is too long for the title is not reported again for the description.
  const isReported = title.length > titleLimit && route.place.path.at(-1) !== 'seo'
  if (!isReported && (description.length < shortest || description.length > longest)) {
    report({
      code: 'wrong-length',
      message: `The description of ${path} comes to ${description.length} characters; it needs ${shortest} to ${longest}: "${description}".`,
      place: placeOf(route, 'description'),
      hint: 'Change the words that vary, such as the name.',
    })
  }
}
