import type { HostName } from './hosts.ts'
import type { ListedRoute } from '../../pages/shared/route-plan.ts'
import { redirectsOf } from '../../model/route.ts'
import type { Redirect } from '../../model/route.ts'
import type { Compile } from '../compile-templates.ts'
import { toHeadersPolicy } from './headers-policy.ts'
import type { TextSingles } from '../text-inputs.ts'

/**
 * Content types by file ending, for the build's own files and for what people put into public/.
 * nginx and S3 are told all of them, for what they know by themselves differs from release to
 * release and lacks some.
 */
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
  /** Sent with every answer. */
  headers: Record<string, string>
  types: Record<string, string>
  caching: { hashed: string; pages: string; payment: string; other: string }
  redirects: Redirect[]
}

/**
 * The rules that all hosts share, from data/headers.yaml, data/redirects.yaml and the openings that
 * have closed.
 */
export function serverRules(
  { site, headers, redirects, jobs }: Pick<TextSingles, 'site' | 'headers' | 'redirects' | 'jobs'>,
  routes: readonly ListedRoute[],
): ServerRules {
  const { security, contentSecurityPolicy, caching } = headers
  const { contactEndpoint } = site
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
    redirects: redirectsOf({ redirects, jobs }, new Set(routes.map((route) => route.path))),
  }
}

// What Netlify sends where nothing else is said.
const netlifysCaching = 'public, max-age=0, must-revalidate'

/**
 * Files that hosts read from the site's own root: Netlify and Cloudflare Pages. Netlify leads
 * capitals to small letters before it looks at redirects, so one from /contact to /Contact would go
 * round in circles there.
 */
export function emitHostFiles(rules: ServerRules, compile: Compile, host?: HostName): Map<string, string> {
  const headers = Object.entries(rules.headers).map(([name, value]) => ({ name, value }))
  const isNetlify = host === 'netlify'
  // Netlify would say it itself, and its parser passes over the line that takes a header of another
  // rule away. Cloudflare's redirects need it.
  const pages = isNetlify && rules.caching.pages === netlifysCaching ? undefined : rules.caching.pages
  const redirects = withSlashes(
    isNetlify ? rules.redirects.filter(({ from, to }) => from.toLowerCase() !== to.toLowerCase()) : rules.redirects,
  )
  return new Map([
    ['_headers', compile('hosts/_headers')({ ...rules, headers, pages })],
    ['_redirects', compile('hosts/_redirects')({ redirects })],
  ])
}

/** Files for whoever runs a server: they lie next to the site and are not part of it. */
export function emitServerFiles(rules: ServerRules, compile: Compile): Map<string, string> {
  const headers = Object.entries(rules.headers).map(([name, value]) => ({ name, value: nginxQuoted(value) }))
  const caching = {
    hashed: nginxQuoted(rules.caching.hashed),
    pages: nginxQuoted(rules.caching.pages),
    payment: nginxQuoted(rules.caching.payment),
    other: nginxQuoted(rules.caching.other),
  }
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

/** A line a redirect and no more: a function may hold 10 KB. */
function toTable(redirects: readonly Redirect[]): string {
  return `{\n${redirects.map(({ from, to }) => `${JSON.stringify(from)}:${JSON.stringify(to)}`).join(',\n')}\n}`
}

/**
 * An old address may have been written down with a slash behind it. nginx takes no location twice.
 */
function withSlashes(redirects: readonly Redirect[]): Redirect[] {
  const known = new Set(redirects.map(({ from }) => from))
  return redirects.flatMap((one) =>
    one.from.endsWith('/') || known.has(`${one.from}/`) ? [one] : [one, { ...one, from: `${one.from}/` }],
  )
}

/**
 * A value of nginx in quotes. A $ would begin a variable and nginx has no escape for it, so the
 * schema allows none.
 */
function nginxQuoted(value: string): string {
  return `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
}
