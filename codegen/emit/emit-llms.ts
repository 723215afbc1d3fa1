import { isCanonical } from '../pages/shared/route-plan.ts'
import type { ListedRoute } from '../pages/shared/route-plan.ts'
import type { Compile } from './compile-templates.ts'
import { present } from '../lib/present.ts'
import type { Singles } from '../model/records.ts'

// Thousands of cities would bury the rest; their index links to them.
const mostCities = 300

/** llms.txt, a guide for language models, with links to the twins. It has no bank or UPI value. */
export function emitLlms(
  { origin, singles, routes }: { origin: string; singles: Singles; routes: readonly ListedRoute[] },
  compile: Compile,
): string {
  const { name, description } = singles.site.value
  const listed = routes.filter(isCanonical)
  const links = (kind: ListedRoute['kind'], { most = Infinity, ending = '.md' } = {}) =>
    listed
      .filter((route) => route.kind === kind)
      .slice(0, most)
      .map((route) => ({
        title: route.title.replace(` | ${name}`, ''),
        description: route.description,
        address: `${origin}${route.path}${ending}`,
      }))
  const { header } = singles.navigation.value
  const label = (page: 'services' | 'blog') =>
    present(
      header.links.find((link) => link.page === page),
      `link to ${page} in the header`,
    ).label
  // The data orders states by code; readers look for a name.
  const states = links('state').sort((a, b) => (a.title < b.title ? -1 : 1))
  const sections = [
    { heading: label('services'), links: links('service') },
    { heading: label('blog'), links: links('article') },
    { heading: singles['page:calculators'].value.heading, links: links('calculator') },
    { heading: singles['page:estimator'].value.list, links: links('estimator') },
    { heading: singles['page:compare'].value.heading, links: links('compare') },
    { heading: singles['page:corrections'].value.heading, links: links('corrections') },
    { heading: singles['page:gst'].value.states.heading, links: states },
    { heading: singles['page:gst'].value.heading, links: links('city', { most: mostCities }) },
    // These have no Markdown twin.
    {
      heading: singles['page:check'].value.heading,
      links: [...links('check', { ending: '' }), ...links('check-outcome', { ending: '' })],
    },
  ]
  return compile('llms.txt')({ name, description, sections })
}
