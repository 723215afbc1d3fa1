import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import type { ServerRules } from '../../codegen/emit/emit-server-files.ts'
import { ask } from './raw-request.ts'
import type { Reply } from './raw-request.ts'

/** What both the preview server and nginx must answer to a request for the small site. */
interface Row {
  what: string
  path: string
  status: number
  location?: string
  type?: string
  caching?: 'hashed' | 'pages' | 'other'
  /** A file of dist/client whose bytes are the answer. */
  file?: string
  method?: string
}

const html = 'text/html; charset=utf-8'
const pages = 'pages'

/** The address of a hashed file of a built site. */
export function assetNamed(client: string, ending: string): string {
  return `/assets/${readdirSync(join(client, 'assets'), { recursive: true, encoding: 'utf8' }).find((name) => name.endsWith(ending))!}`
}

interface Served {
  port: number
  client: string
  rules: ServerRules
}

/** Expects the table's answer to each request; `expectMore` looks at what only one of the servers does. */
export async function expectTable({ port, client, rules }: Served, expectMore: (reply: Reply, what: string) => void = () => undefined): Promise<void> {
  for (const row of requestTable({ script: assetNamed(client, '.js'), sheet: assetNamed(client, '.css'), font: assetNamed(client, '.woff2') })) {
    const reply = await ask(port, row.path, row.method ? { method: row.method } : {})
    const what = `${row.what}: ${row.method ?? 'GET'} ${row.path.slice(0, 80)}`
    expect(reply.status, what).toBe(row.status)
    expect(reply.headers.location, what).toBe(row.location)
    expect(reply.headers['cache-control'], what).toBe(rules.caching[row.caching ?? 'pages'])
    if (row.type) expect(reply.headers['content-type'], what).toBe(row.type)
    if (row.file) expect(reply.body.equals(readFileSync(join(client, row.file))), `${what}: the bytes of ${row.file}`).toBe(true)
    expect(reply.headers.allow, what).toBe(row.status === 405 ? 'GET, HEAD' : undefined)
    expect(reply.headers['x-robots-tag'], what).toBe(row.status === 200 && row.path.endsWith('.md') ? 'noindex' : undefined)
    expectMore(reply, what)
  }
}

/** `assets` are the hashed files of this build. */
function requestTable(assets: { script: string; sheet: string; font: string }): Row[] {
  const page = (what: string, path: string, file: string): Row => ({ what, path, status: 200, type: html, caching: pages, file })
  const missing = (what: string, path: string, file = '404.html'): Row => ({ what, path, status: 404, type: html, caching: pages, file })
  const moved = (what: string, path: string, location: string): Row => ({ what, path, status: 301, location, caching: pages })
  const file = (path: string, type: string, caching: Row['caching']): Row => ({ what: `a file, ${path.split('.').at(-1)!}`, path, status: 200, type, caching, file: path.slice(1) })
  const refused = (method: string, path: string): Row => ({ what: `the method ${method}`, path, method, status: 405 })
  return [
    page('the home page', '/', 'index.html'),
    page('a query', '/?utm_source=chat', 'index.html'),
    page('a page', '/pricing', 'pricing.html'),
    page('a page in a section', '/gst/chennai', 'gst/chennai.html'),
    page('a page that has a folder of its own name', '/gst', 'gst.html'),
    page('a page with a capital', '/Contact', 'Contact.html'),
    page('an alias', '/gst/madras', 'gst/madras.html'),
    page('a page in percent escapes', '/gst/%63hennai', 'gst/chennai.html'),
    page('the page for no connection', '/offline', 'offline.html'),
    moved('an old address', '/contact', '/Contact'),
    moved('an old address with a slash', '/contact/', '/Contact'),
    moved('an old address with a query', '/contact?utm_source=chat&x=%20y', '/Contact?utm_source=chat&x=%20y'),
    moved('the ending .html', '/pricing.html', '/pricing'),
    moved('the ending .html and a query', '/gst/chennai.html?a=%2F..&b=1', '/gst/chennai?a=%2F..&b=1'),
    moved('a slash at the end', '/gst/', '/gst'),
    moved('a slash at the end and a query', '/gst/chennai/?a=1', '/gst/chennai?a=1'),
    moved('several slashes at the end', '/pricing//', '/pricing'),
    moved('both', '/gst/chennai.html/', '/gst/chennai'),
    moved('/index.html', '/index.html', '/'),
    moved('/index.html and a query', '/index.html?a=1', '/?a=1'),
    moved('/index', '/index', '/'),
    moved('the index of a folder', '/gst/index.html', '/gst'),
    missing('no such page', '/no-such-page'),
    missing('no such page with a slash', '/no-such-page/'),
    missing('no such page with .html', '/no-such-page.html'),
    missing('another case', '/PRICING'),
    missing('no such city', '/gst/atlantis'),
    missing('a folder without a page', '/assets/'),
    missing('a folder without a page or slash', '/assets'),
    missing('no such asset', '/assets/app.00000000.js'),
    missing('the 404 page by its name', '/404'),
    missing('the 404 page by its file', '/404.html'),
    missing('no such service', '/services/no-such-service', 'services/404.html'),
    missing('no such service with .html', '/services/no-such-service.html', 'services/404.html'),
    missing('no such twin of a service', '/services/no-such-service.md', 'services/404.html'),
    missing('the 404 page of services by its name', '/services/404', 'services/404.html'),
    missing('the 404 page of services by its file', '/services/404.html', 'services/404.html'),
    missing("a host's own headers", '/_headers'),
    missing("a host's own redirects", '/_redirects'),
    missing('a compressed form by its name', '/index.html.br'),
    missing('another one', '/pricing.html.gz'),
    missing('a compressed script by its name', `${assets.script}.br`),
    missing('a hidden file', '/.git/config'),
    missing('a hidden file in a folder', '/gst/.env'),
    missing('a hundred folders', `${'/a'.repeat(100)}`),
    missing('a name longer than file systems take', `/gst/${'a'.repeat(300)}`),
    missing('letters of another script', `/gst/${encodeURIComponent('சென்னை')}`),
    missing('an encoded line break', '/gst/chennai%0d%0aSet-Cookie:%20a=b'),
    missing('an encoded line break before .html', '/pricing%0d%0aSet-Cookie:%20a=b.html'),
    missing('an encoded line break before a slash', '/x%0aLocation:%20https:/evil.example/'),
    file(assets.script, 'text/javascript; charset=utf-8', 'hashed'),
    file(assets.sheet, 'text/css; charset=utf-8', 'hashed'),
    file(assets.font, 'font/woff2', 'hashed'),
    file('/fonts/OFL.txt', 'text/plain; charset=utf-8', 'other'),
    file('/share/index.png', 'image/png', 'other'),
    file('/favicon.svg', 'image/svg+xml', 'pages'),
    file('/site.webmanifest', 'application/manifest+json', 'pages'),
    file('/service-worker.js', 'text/javascript; charset=utf-8', 'pages'),
    file('/sitemap.xml', 'application/xml; charset=utf-8', 'pages'),
    file('/robots.txt', 'text/plain; charset=utf-8', 'pages'),
    file('/gst/chennai.md', 'text/markdown; charset=utf-8', 'pages'),
    file('/services/gst-reg.md', 'text/markdown; charset=utf-8', 'pages'),
    refused('POST', '/Contact'),
    refused('POST', '/contact'),
    refused('POST', '/no-such-page'),
    refused('PUT', '/pricing'),
    refused('DELETE', '/pricing.html'),
    refused('OPTIONS', '/'),
    refused('PATCH', '/services/gst-reg'),
  ]
}

/** Addresses with which one might climb out of the site or fool a server into leading elsewhere. */
export const hostilePaths: readonly string[] = [
  '/../../etc/passwd', '/..%2f..%2f..%2fetc%2fpasswd', '/%2e%2e/%2e%2e/etc/passwd', '/%2e%2e%2f%2e%2e%2fetc%2fpasswd', '/gst/../../../../etc/passwd',
  '/gst/..%2F..%2F..%2F..%2Fetc%2Fpasswd', '/..%5c..%5c..%5cetc%5cpasswd', '/..\\..\\..\\etc\\passwd', '/%252e%252e%252f%252e%252e%252fetc%252fpasswd',
  '/....//....//etc/passwd', '/..;/..;/etc/passwd', '/%c0%ae%c0%ae/%c0%ae%c0%ae/etc/passwd', '/%uff0e%uff0e/etc/passwd', '/assets/../../server/rules.json',
  '/assets/%2e%2e/%2e%2e/server/rules.json', '/../server/rules.json', '/..%2fserver/rules.json', '/../state.json', '/%2e%2e/SHA256SUMS', '/gst/..', '/..', '/.', '/%2e', '/%2e%2e',
  '/%00', '/index.html%00.png', '/pricing%00', '/%', '/%zz', '/%e0%a4%a', '/gst/%ff%fe', '/%0d%0aSet-Cookie:%20a=b', '/%0aX:%20y', '/gst%0d%0a%0d%0a<script>', '/contact%0d%0aX: y'.replaceAll(' ', '%20'),
  '//evil.example', '//evil.example/', '//evil.example/index.html', '///evil.example/pricing.html', '/\\evil.example/', '/%5cevil.example/', '/%2f%2fevil.example/', '/https://evil.example/',
  '//evil.example/%2e%2e', '//evil.example/..', '/gst//chennai', '/.//evil.example', '/?//evil.example', '/pricing.html?//evil.example', '//pricing.html', '//pricing/',
  `/${'a'.repeat(10_000)}`, `/?${'a'.repeat(10_000)}`, `/${'%61'.repeat(2000)}`, `/${'../'.repeat(1000)}etc/passwd`, '/'.repeat(2000),
]
