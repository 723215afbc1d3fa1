import { isStandIn } from '../../model/page-kinds.ts'
import type { Kind } from '../../model/page-kinds.ts'
import type { SiteData } from '../../model/records.ts'
import { fixedPaths } from '../../model/route.ts'
import type { SearchEntry } from '../payloads/search-page.ts'
import type { ListedRoute } from '../route-plan.ts'

/** Kinds whose pages are found as what they are about. */
const named: ReadonlySet<Kind> = new Set<Kind>(['service', 'state', 'city', 'article', 'job', 'search'])

/** All other pages by their titles, by the words with which header and footer lead to them, and by the old addresses that do. */
export function findPages({ singles }: SiteData, routes: readonly ListedRoute[]): SearchEntry[] {
  const labels = labelsOf(singles)
  const firm = ` | ${singles.site.value.name}`
  return routes
    .filter(({ kind, path, canonicalPath = path }) => !named.has(kind) && !isStandIn(kind) && canonicalPath === path)
    .map(({ path, title, description }) => {
      const words = [...new Set(labels.get(path))]
      return {
        title: title.endsWith(firm) ? title.slice(0, -firm.length) : title,
        href: path,
        ...(words.length > 0 ? { words } : {}),
        text: description,
      }
    })
}

function labelsOf({ navigation, redirects }: SiteData['singles']): Map<string, string[]> {
  const { header, footer } = navigation.value
  const labels = new Map<string, string[]>()
  const add = (path: string, label: string) => labels.set(path, [...(labels.get(path) ?? []), label])
  const links = [...header.links, ...footer.groups.flatMap((group) => group.links)]
  for (const link of links) if ('page' in link && link.label !== undefined) add(fixedPaths[link.page], link.label)
  for (const [from, to] of Object.entries(redirects.value)) add(to, from.slice(1).replaceAll(/[/_-]+/g, ' '))
  return labels
}
