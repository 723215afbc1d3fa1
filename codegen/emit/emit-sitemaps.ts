import { isCanonical } from '../pages/shared/route-plan.ts'
import type { ListedRoute } from '../pages/shared/route-plan.ts'
import type { Compile } from './compile-templates.ts'

// The protocol's limit for one file.
const sitemapLimit = 50_000

/** One sitemap, or an index of one for each kind if it is too long. Hidden pages are left out. */
export function emitSitemaps(origin: string, routes: readonly ListedRoute[], compile: Compile): Map<string, string> {
  const listed = routes.filter(isCanonical)
  const urls = (some: readonly ListedRoute[]) => ({
    hasAlternates: some.some(({ alternates = [] }) => alternates.length > 0),
    urls: some.map((route) => ({
      address: origin + encodeURI(route.path),
      lastModified: route.lastModified ?? '',
      alternates: (route.alternates ?? []).map(({ language, path }) => ({ language, address: origin + path })),
    })),
  })
  if (listed.length <= sitemapLimit) return new Map([['sitemap.xml', compile('sitemap.xml')(urls(listed))]])
  const files = new Map<string, string>()
  for (const kind of new Set(listed.map((route) => route.kind))) {
    const some = listed.filter((route) => route.kind === kind)
    for (let start = 0; start < some.length; start += sitemapLimit) {
      const name = `sitemap-${kind}${start > 0 ? `-${start / sitemapLimit + 1}` : ''}.xml`
      files.set(name, compile('sitemap.xml')(urls(some.slice(start, start + sitemapLimit))))
    }
  }
  files.set(
    'sitemap.xml',
    compile('sitemap-index.xml')({ sitemaps: [...files.keys()].map((name) => ({ address: `${origin}/${name}` })) }),
  )
  return files
}
