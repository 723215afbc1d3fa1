import type { SiteData } from '../model.ts'
import type { RoutePlan } from '../plan/route-plan.ts'
import { redirectsOf } from '../redirects.ts'
import type { Redirect } from '../redirects.ts'
import type { Compile } from './compile-templates.ts'

/** Headers and redirects as a server needs them. */
export interface ServerRules {
  /** Sent with every answer. */
  headers: Record<string, string>
  caching: { hashed: string; pages: string; other: string }
  redirects: Redirect[]
}

/** The rules that all hosts share, from data/headers.yaml, data/redirects.yaml and the openings that have closed. */
export function serverRules({ singles }: SiteData, routes: readonly RoutePlan[]): ServerRules {
  const { security, contentSecurityPolicy, caching } = singles.headers.value
  const { contactEndpoint } = singles.site.value
  const policy = Object.entries(contentSecurityPolicy).map(([directive, sources]) => {
    const all = directive === 'connect-src' && contactEndpoint !== null ? [...sources, new URL(contactEndpoint).origin] : sources
    return [directive, ...all].join(' ')
  })
  return {
    headers: { 'Content-Security-Policy': policy.join('; '), ...security }, caching,
    redirects: redirectsOf({ redirects: singles.redirects.value, jobs: singles.jobs.value }, new Set(routes.map((route) => route.path))),
  }
}

/** Files that hosts read from the site's own root: Netlify and Cloudflare Pages. */
export function emitHostFiles(rules: ServerRules, compile: Compile): Map<string, string> {
  const headers = Object.entries(rules.headers).map(([name, value]) => ({ name, value }))
  return new Map([['_headers', compile('_headers')({ ...rules, headers })], ['_redirects', compile('_redirects')(rules)]])
}

/** Files for whoever runs a server: they lie beside the site and are not part of it. */
export function emitServerFiles(rules: ServerRules, compile: Compile): Map<string, string> {
  // nginx ends a quoted value at a quote and reads $ as a variable; neither stands in a header of ours, which the schema's pattern allows.
  const headers = Object.entries(rules.headers).map(([name, value]) => ({ name, value: value.replaceAll('\\', '\\\\').replaceAll('"', '\\"') }))
  return new Map([
    ['rules.json', `${JSON.stringify(rules, null, 2)}\n`],
    ['nginx-headers.conf', compile('nginx-headers.conf')({ headers })],
    ['nginx-site.conf', compile('nginx-site.conf')(rules)],
    ['cloudfront-viewer-request.js', compile('cloudfront-viewer-request.js')({ redirects: JSON.stringify(Object.fromEntries(rules.redirects.map(({ from, to }) => [from, to])), null, 2) })],
    ['cloudfront-headers.json', `${JSON.stringify(rules.headers, null, 2)}\n`],
  ])
}
