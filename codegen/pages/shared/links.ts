import type { Decision, Service } from '#generated/records.ts'
import { stateQuestion } from '#src/rules/decide.ts'
import { getIcon } from '../../model/icon-set.ts'
import type { Entry, SiteData, WholeData } from '../../model/records.ts'
import { checkPath, cityPath, servicePath } from '../../model/route.ts'
import type { PageLink, ServiceLink } from '#src/content/payload/links.ts'
import { getRecord } from '../../lib/present.ts'
import { fillTokens } from '../../model/texts/tokens.ts'
import { checkOfPlaces } from './plan-decision.ts'

export function serviceLink(entry: Entry<Service>): ServiceLink {
  return {
    id: entry.id,
    href: servicePath(entry.id),
    title: entry.value.title,
    overview: entry.value.overview,
    icon: getIcon(entry.value.icon),
  }
}

/** Services of each category in menu order. */
export function servicesByCategory(data: SiteData): Map<string, Entry<Service>[]> {
  const groups = new Map<string, Entry<Service>[]>([...data.catalogue.categories.keys()].map((id) => [id, []]))
  for (const entry of data.catalogue.services.values()) getRecord(groups, entry.value.category).push(entry)
  for (const group of groups.values()) group.sort((a, b) => a.value.order - b.value.order)
  return groups
}

export function cityName(data: WholeData, slug: string): string {
  const city = getRecord(data.catalogue.cities, slug).value
  return city.alias ?? city.name
}

export function cityLink(data: WholeData, slug: string): PageLink {
  return { href: cityPath(slug), label: cityName(data, slug) }
}

export function serviceTitleLink(data: SiteData, id: string): PageLink {
  return { href: servicePath(id), label: getRecord(data.catalogue.services, id).value.title }
}

/** A link to a check, with the words of its heading. */
export const checkLink = (check: Entry<Decision>): PageLink => ({ href: checkPath(check), label: check.value.heading })

/** The link to the check of places, before the place is known. */
export const placeCheckLink = (data: SiteData): PageLink => ({
  href: checkPath(checkOfPlaces(data)),
  label: data.singles['page:check'].value.places.link,
})

/** The same for a place, with its state answered. */
export const checkLinkOf = ({ href, label }: PageLink, { state, city }: { state: string; city: string }): PageLink => ({
  href: `${href}?${stateQuestion}=${state}`,
  label: fillTokens(label, { city }),
})
