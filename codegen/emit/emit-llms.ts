import type { SiteData } from '../model.ts'
import { isCanonical } from '../plan/route-plan.ts'
import type { RoutePlan } from '../plan/route-plan.ts'
import type { Compile } from './compile-templates.ts'

// Cities by the thousand would bury the rest; their index leads to them.
const mostCities = 300

/** A guide to the site for language models: what there is, with links to the Markdown twins. It holds no bank or UPI value. */
export function emitLlms(origin: string, data: SiteData, routes: readonly RoutePlan[], compile: Compile): string {
  const { name, description } = data.singles.site.value
  const listed = routes.filter(isCanonical)
  const links = (kind: RoutePlan['kind'], most = Infinity) => listed.filter((route) => route.kind === kind).slice(0, most).map((route) => ({ title: bareTitle(route.title, name), description: route.description, address: `${origin}${route.path}.md` }))
  const { header } = data.singles.navigation.value
  const label = (page: 'services' | 'blog') => header.links.find((link) => link.page === page)!.label
  const sections = [
    { heading: label('services'), links: links('service') },
    { heading: label('blog'), links: links('article') },
    { heading: data.singles['page:gst'].value.heading, links: links('city', mostCities) },
  ]
  return compile('llms.txt')({ name, description, sections })
}

function bareTitle(title: string, firm: string): string {
  return title.replace(` | ${firm}`, '')
}
