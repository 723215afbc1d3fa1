import Handlebars from 'handlebars'
import type { RoutePlan } from '../plan/route-plan.ts'

export type Templates = ReadonlyMap<string, string>

export interface TextInputs {
  origin: string
  routes: readonly RoutePlan[]
  templates: Templates
}

// The protocol's limit for one file.
const sitemapLimit = 50_000

/** The text files that the site serves as they are, by path. */
export function emitTextFiles({ origin, routes, templates }: TextInputs): Map<string, string> {
  const compile = createCompile(templates)
  return new Map([...sitemaps(origin, routes, compile), ['robots.txt', compile('robots.txt')({ origin })]])
}

type Compile = (name: string) => (values: object) => string

function createCompile(templates: Templates): Compile {
  const handlebars = Handlebars.create()
  handlebars.registerHelper('xml', (text: string) => new Handlebars.SafeString(escapeXml(text)))
  return (name) => handlebars.compile(templates.get(name)!, { strict: true, noEscape: !name.endsWith('.xml') })
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll("'", '&apos;')
}

/** One sitemap, or an index over one for each kind of page where there are too many for one. */
function sitemaps(origin: string, routes: readonly RoutePlan[], compile: Compile): Map<string, string> {
  const listed = routes.filter((route) => route.canonicalPath === route.path)
  const urls = (some: readonly RoutePlan[]) => ({ urls: some.map((route) => ({ address: origin + encodeURI(route.path), lastModified: route.lastModified ?? '' })) })
  if (listed.length <= sitemapLimit) return new Map([['sitemap.xml', compile('sitemap.xml')(urls(listed))]])
  const files = new Map<string, string>()
  for (const kind of new Set(listed.map((route) => route.kind))) {
    const some = listed.filter((route) => route.kind === kind)
    for (let start = 0; start < some.length; start += sitemapLimit) {
      files.set(`sitemap-${kind}${start > 0 ? `-${start / sitemapLimit + 1}` : ''}.xml`, compile('sitemap.xml')(urls(some.slice(start, start + sitemapLimit))))
    }
  }
  files.set('sitemap.xml', compile('sitemap-index.xml')({ sitemaps: [...files.keys()].map((name) => ({ address: `${origin}/${name}` })) }))
  return files
}
