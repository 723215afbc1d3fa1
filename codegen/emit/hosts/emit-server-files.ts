import { toHeadersPolicy } from './cloudfront-headers.ts'
import type { HostName } from './hosts.ts'
import type { ListedRoute } from '../../pages/shared/route-plan.ts'
import { redirectsOf } from '../../model/route.ts'
import type { Redirect } from '../../model/route.ts'
import type { Compile } from '../compile-templates.ts'
import type { Singles } from '../../model/records.ts'

/** Content types by extension. nginx and S3 get all, because their own lists vary. */
const contentTypes = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  ics: 'text/calendar; charset=utf-8',
  vcf: 'text/vcard; charset=utf-8',
  vtt: 'text/vtt; charset=utf-8',
  webmanifest: 'application/manifest+json',
  pdf: 'application/pdf',
  zip: 'application/zip',
  wasm: 'application/wasm',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  woff: 'font/woff',
  mp4: 'video/mp4',
  webm: 'video/webm',
  mp3: 'audio/mpeg',
}

/** Headers, content types and redirects as a server needs them. */
export interface ServerRules {
  /** Sent with every response. */
  headers: Record<string, string>
  types: Record<string, string>
  caching: { hashed: string; pages: string; payment: string; other: string }
  redirects: Redirect[]
}

/** The rules for all hosts, from data/headers.yaml, data/redirects.yaml and closed openings. */
export function serverRules(
  { site, headers, redirects, jobs }: Pick<Singles, 'site' | 'headers' | 'redirects' | 'jobs'>,
  routes: readonly ListedRoute[],
): ServerRules {
  const { security, contentSecurityPolicy, caching } = headers.value
  const { contactEndpoint } = site.value
  const policy = Object.entries(contentSecurityPolicy).map(([directive, sources]) => {
    const all =
      directive === 'connect-src' && contactEndpoint?.startsWith('https:')
        ? [...sources, new URL(contactEndpoint).origin]
        : sources
    return [directive, ...all].join(' ')
  })
  return {
    headers: { 'Content-Security-Policy': policy.join('; '), ...security },
    types: contentTypes,
    caching,
    redirects: redirectsOf(
      { redirects: redirects.value, jobs: jobs.value },
      new Set(routes.map((route) => route.path)),
    ),
  }
}

// Netlify's default.
const netlifysCaching = 'public, max-age=0, must-revalidate'

/** Files for Netlify and Cloudflare Pages. Netlify would lead /contact to /Contact for ever. */
export function emitHostFiles(rules: ServerRules, compile: Compile, host: HostName | undefined): Map<string, string> {
  const headers = Object.entries(rules.headers).map(([name, value]) => ({ name, value }))
  const isNetlify = host === 'netlify'
  // Netlify would send it anyway, and its parser ignores the line that removes a header of another
  // rule. Cloudflare's redirects need it.
  const pages = isNetlify && rules.caching.pages === netlifysCaching ? undefined : rules.caching.pages
  const redirects = withSlashes(
    isNetlify ? rules.redirects.filter(({ from, to }) => from.toLowerCase() !== to.toLowerCase()) : rules.redirects,
  )
  return new Map([
    ['_headers', compile('hosts/_headers')({ ...rules, headers, pages })],
    ['_redirects', compile('hosts/_redirects')({ redirects })],
  ])
}

/** Files for the operator of a server. They are beside the site and not part of it. */
export function emitServerFiles(rules: ServerRules, compile: Compile): Map<string, string> {
  const headers = Object.entries(rules.headers).map(([name, value]) => ({ name, value: nginxQuoted(value) }))
  const caching = Object.fromEntries(Object.entries(rules.caching).map(([files, value]) => [files, nginxQuoted(value)]))
  const types = Object.entries(rules.types).map(([ending, type]) => ({ ending, type: nginxQuoted(type) }))
  return new Map([
    ['rules.json', `${JSON.stringify(rules, null, 2)}\n`],
    ['nginx-headers.conf', compile('hosts/nginx-headers.conf')({ headers })],
    [
      'nginx-site.conf',
      compile('hosts/nginx-site.conf')({ headers, caching, types, redirects: withSlashes(rules.redirects) }),
    ],
    [
      'cloudfront-viewer-request.js',
      compile('hosts/cloudfront-viewer-request.js')({
        redirects: toTable(rules.redirects),
        caching: JSON.stringify(rules.caching.pages),
      }),
    ],
    ['cloudfront-viewer-response.js', compile('hosts/cloudfront-viewer-response.js')({})],
    ['cloudfront-headers.json', `${JSON.stringify(toHeadersPolicy(rules.headers), null, 2)}\n`],
  ])
}

/** One line for each redirect: a function may have 10 KB. */
function toTable(redirects: readonly Redirect[]): string {
  return `{\n${redirects.map(({ from, to }) => `${JSON.stringify(from)}:${JSON.stringify(to)}`).join(',\n')}\n}`
}

/** Old addresses may end in a slash. nginx does not accept a location twice. */
function withSlashes(redirects: readonly Redirect[]): Redirect[] {
  const known = new Set(redirects.map(({ from }) => from))
  return redirects.flatMap((one) =>
    one.from.endsWith('/') || known.has(`${one.from}/`) ? [one] : [one, { ...one, from: `${one.from}/` }],
  )
}

/** A quoted value of nginx. It has no escape for $, so the schema forbids that. */
function nginxQuoted(value: string): string {
  return `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
}
