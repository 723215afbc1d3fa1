import { fold } from '#src/rules/fold.ts'
import { repeatsIn } from '../../lib/group-by.ts'
import type { PublishedPage } from '../../model/records.ts'
import type { Place, Problem, Report } from '../../problem/problem.ts'
import { titleLimit } from '../shared/head.ts'
import { isCanonical } from '../shared/route-plan.ts'
import type { RoutePlan } from '../shared/route-plan.ts'

// The part of a description that search results show in full.
const descriptionLimits = [70, 160] as const

/**
 * Titles and descriptions distinguish search results: each must fit. None may repeat, nor differ
 * in accents and signs alone.
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
  const titled = new Map(repeatsIn(routes, ({ title }) => fold(title)))
  for (const [route, first] of titled) report(explainRepeat('title', first, route))
  for (const [route, first] of repeatsIn(routes, ({ description }) => fold(description)))
    // Two cities with the same name share their whole head, which is one mistake.
    if (titled.get(route) !== first) report(explainRepeat('description', first, route))
}

function explainRepeat(field: 'title' | 'description', first: RoutePlan, route: RoutePlan): Problem {
  return {
    code: field === 'title' ? 'duplicate-title' : 'duplicate-description',
    message: `The pages ${first.path} and ${route.path} have the same ${field}: "${route[field]}".`,
    place: placeOf(route, field),
    also: { message: 'The other one comes from here.', place: placeOf(first, field) },
    hint:
      isWritten(route) || isWritten(first)
        ? 'Change the words of one, so that a search result tells them apart.'
        : 'They bear the same name. If they are one place, remove one; if two, add what tells them apart: Aurangabad (Bihar).',
  }
}

/** Whether the record has the texts. Other texts are made from the name of the record. */
const isWritten = ({ place }: RoutePlan): boolean => place.path.at(-1) === 'seo'

function placeOf(route: RoutePlan, field: 'title' | 'description'): Place {
  const { place } = route
  return isWritten(route) ? { ...place, path: [...place.path, field], target: 'value' } : place
}

function reportLengths(route: RoutePlan, report: Report): void {
  const { path, title, description } = route
  const [shortest, longest] = descriptionLimits
  const isLong = title.length > titleLimit
  if (isLong)
    report({
      code: 'wrong-length',
      message: `The title of ${path} has ${title.length} characters; search results show ${titleLimit}: "${title}".`,
      place: placeOf(route, 'title'),
      hint: 'Use a shorter name.',
    })
  // A name that is too long for the title is not reported again for the description.
  if (isLong && !isWritten(route)) return
  if (description.length < shortest || description.length > longest)
    report({
      code: 'wrong-length',
      message: `The description of ${path} has ${description.length} characters; it needs ${shortest} to ${longest}: "${description}".`,
      place: placeOf(route, 'description'),
      hint: 'Change the words that vary, such as the name.',
    })
}
