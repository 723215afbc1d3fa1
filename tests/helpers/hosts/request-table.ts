import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import type { ServerRules } from '../../../codegen/emit/hosts/emit-server-files.ts'
import type { ProjectCopy } from '../project/project-copy.ts'
import type { Reply } from './raw-request.ts'

const html = 'text/html; charset=utf-8'
const pages = 'pages'

/** Servers that answer the table. Each is the real thing, but for CloudFront, of which the functions and the uploaded objects are real. */
export type Host = 'preview' | 'nginx' | 'cloudfront' | 'cloudflare'

interface Want {
  status: number
  location?: string | undefined
  type?: string | undefined
  /** How long it is kept: by kind of file, or in the header's own words. */
  caching?: 'hashed' | 'pages' | 'other' | 'no-store' | undefined
  /** A file of dist/client whose bytes are the answer. */
  file?: string | undefined
}

/** What every host must answer to a request for the small site, but for the known differences. */
interface Row extends Want {
  what: string
  path: string
  method?: string
}

interface Difference {
  why: string
  isIn: (row: Row) => boolean
  /** What is other than in the table; nothing where the host is not asked. */
  want?: (row: Row) => Partial<Want>
}

const isMissing = ({ status }: Row) => status === 404
// What a function that does not know the files takes for another form of a page.
const isPageForm = ({ path }: Row) =>
  /^(\/[\w-]+)+(\/|\/index|(\/index)?\.html)\/*$/.test(path) && !/\/404\.html$/.test(path)
const bare = (path: string) =>
  path
    .replace(/\/+$/, '')
    .replace(/\.html$/, '')
    .replace(/\/index$/, '')

/** Where hosts cannot be made to answer alike. */
export const differences: Readonly<Record<Host, readonly Difference[]>> = {
  preview: [],
  nginx: [],
  cloudfront: [
    {
      why: 'A distribution refuses methods by itself: allow GET and HEAD only.',
      isIn: ({ method }) => method !== undefined,
    },
    {
      why: 'The function does not know which pages there are: it leads to the clean address, and that is missing.',
      isIn: (row) => isMissing(row) && isPageForm(row),
      want: ({ path }) => ({ status: 301, location: bare(path), type: undefined, file: undefined }),
    },
    {
      why: 'A distribution has one page for what is missing.',
      isIn: ({ file }) => file === 'services/404.html',
      want: () => ({ file: '404.html' }),
    },
  ],
  cloudflare: [
    { why: 'Pages answers other methods by itself.', isIn: ({ method }) => method !== undefined },
    {
      why: 'wrangler fails (502) where the disk does: a file in the place of a folder, a name too long. What Pages itself says is not known.',
      isIn: ({ path }) => path.length > 255 || /^\/_(headers|redirects)$|\.html\/$/.test(path),
    },
    {
      why: 'Pages takes a page for mistakes to be a page like others.',
      isIn: ({ path }) => /^(\/services)?\/404$/.test(path),
      want: () => ({ status: 200, caching: pages }),
    },
    {
      why: 'The same by the name of its file.',
      isIn: ({ path }) => /^(\/services)?\/404\.html$/.test(path),
      want: ({ path }) => ({
        status: 308,
        location: path.replace('.html', ''),
        type: undefined,
        caching: pages,
        file: undefined,
      }),
    },
    {
      why: 'Pages names the types of files by itself; texts have their charset.',
      isIn: ({ status, path }) => status === 200 && /\.(js|xml|webmanifest|ico)$/.test(path),
      want: () => ({ type: undefined }),
    },
    { why: 'Pages keeps no page of mistakes.', isIn: isMissing, want: () => ({ caching: 'no-store' }) },
    {
      why: 'Pages has no other address for a folder, or for two forms at once.',
      isIn: ({ path }) => path === '/gst/index.html' || path === '/pricing//',
      want: () => ({ status: 404, location: undefined, type: html, caching: 'no-store', file: '404.html' }),
    },
    {
      why: 'Pages leads to the clean address by 308.',
      isIn: (row) => row.status === 301 && !row.what.startsWith('an old address'),
      want: () => ({ status: 308 }),
    },
  ],
}

/** The address of a hashed file of a built site. */
export function assetNamed(client: string, ending: string): string {
  return `/assets/${readdirSync(join(client, 'assets'), { recursive: true, encoding: 'utf8' }).find((name) => name.endsWith(ending))!}`
}

/** Files that somebody put into public/, of types that servers must know beside the site's own. */
const publicTypes: Readonly<Record<string, string>> = {
  'prices.pdf': 'application/pdf',
  'office.jpg': 'image/jpeg',
  'office.webp': 'image/webp',
  'favicon.ico': 'image/x-icon',
}

export function addPublicFiles(project: Pick<ProjectCopy, 'write'>): void {
  for (const name of Object.keys(publicTypes)) project.write(`public/${name}`, `Not a real ${name}`)
}

interface Served {
  host: Host
  ask: (path: string, how: { method?: string }) => Promise<Reply>
  client: string
  rules: ServerRules
}

/** Expects the table's answer to each request; `expectMore` looks at what only one of the hosts does. */
export async function expectTable(
  { host, ask, client, rules }: Served,
  expectMore: (reply: Reply, what: string) => void = () => undefined,
): Promise<void> {
  const used = new Set<Difference>()
  for (const row of requestTable({
    script: assetNamed(client, '.js'),
    sheet: assetNamed(client, '.css'),
    font: assetNamed(client, '.woff2'),
  })) {
    const difference = differences[host].find(({ isIn }) => isIn(row))
    if (difference) used.add(difference)
    if (difference && !difference.want) continue
    const wanted: Want = { ...row, ...difference?.want?.(row) }
    const reply = await ask(row.path, row.method ? { method: row.method } : {})
    const what = `${host}: ${row.what}: ${row.method ?? 'GET'} ${row.path.slice(0, 80)}`
    expect(reply.status, what).toBe(wanted.status)
    expect(reply.headers.location, what).toBe(wanted.location)
    expect(reply.headers['cache-control'], what).toBe(
      wanted.caching === 'no-store' ? 'no-store' : rules.caching[wanted.caching ?? 'pages'],
    )
    if (wanted.type) expect(reply.headers['content-type'], what).toBe(wanted.type)
    if (wanted.file)
      expect(reply.body.equals(readFileSync(join(client, wanted.file))), `${what}: the bytes of ${wanted.file}`).toBe(
        true,
      )
    expect(reply.headers.allow, what).toBe(wanted.status === 405 ? 'GET, HEAD' : undefined)
    // A missing twin may say so, too.
    if (wanted.status !== 404)
      expect(reply.headers['x-robots-tag'], what).toBe(row.path.endsWith('.md') ? 'noindex' : undefined)
    expectMore(reply, what)
  }
  expect(
    differences[host].filter((one) => !used.has(one)).map(({ why }) => why),
    `${host} answers as the table says after all`,
  ).toEqual([])
}

/** `assets` are the hashed files of this build. */
function requestTable(assets: { script: string; sheet: string; font: string }): Row[] {
  const page = (what: string, path: string, file: string): Row => ({
    what,
    path,
    status: 200,
    type: html,
    caching: pages,
    file,
  })
  const missing = (what: string, path: string, file = '404.html'): Row => ({
    what,
    path,
    status: 404,
    type: html,
    caching: pages,
    file,
  })
  const moved = (what: string, path: string, location: string): Row => ({
    what,
    path,
    status: 301,
    location,
    caching: pages,
  })
  const file = (path: string, type: string, caching: Row['caching']): Row => ({
    what: `a file, ${path.split('.').at(-1)!}`,
    path,
    status: 200,
    type,
    caching,
    file: path.slice(1),
  })
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
    missing('a hidden file beside security.txt', '/.well-known/.env'),
    missing('no such file of .well-known', '/.well-known/acme-challenge/nothing'),
    missing('the folder .well-known', '/.well-known/'),
    missing('a compressed form of security.txt', '/.well-known/security.txt.gz'),
    missing('.well-known in another folder', '/gst/.well-known/security.txt'),
    missing('a property that every object has', '/constructor'),
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
    file('/.well-known/security.txt', 'text/plain; charset=utf-8', 'pages'),
    ...Object.entries(publicTypes).map(([name, type]) => file(`/${name}`, type, 'pages')),
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
  '/../../etc/passwd',
  '/..%2f..%2f..%2fetc%2fpasswd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  '/gst/../../../../etc/passwd',
  '/gst/..%2F..%2F..%2F..%2Fetc%2Fpasswd',
  '/..%5c..%5c..%5cetc%5cpasswd',
  '/..\\..\\..\\etc\\passwd',
  '/%252e%252e%252f%252e%252e%252fetc%252fpasswd',
  '/....//....//etc/passwd',
  '/..;/..;/etc/passwd',
  '/%c0%ae%c0%ae/%c0%ae%c0%ae/etc/passwd',
  '/%uff0e%uff0e/etc/passwd',
  '/assets/../../server/rules.json',
  '/assets/%2e%2e/%2e%2e/server/rules.json',
  '/../server/rules.json',
  '/..%2fserver/rules.json',
  '/../state.json',
  '/%2e%2e/SHA256SUMS',
  '/gst/..',
  '/..',
  '/.',
  '/%2e',
  '/%2e%2e',
  '/%00',
  '/index.html%00.png',
  '/pricing%00',
  '/%',
  '/%zz',
  '/%e0%a4%a',
  '/gst/%ff%fe',
  '/%0d%0aSet-Cookie:%20a=b',
  '/%0aX:%20y',
  '/gst%0d%0a%0d%0a<script>',
  '/contact%0d%0aX: y'.replaceAll(' ', '%20'),
  '//evil.example',
  '//evil.example/',
  '//evil.example/index.html',
  '///evil.example/pricing.html',
  '/\\evil.example/',
  '/%5cevil.example/',
  '/%2f%2fevil.example/',
  '/https://evil.example/',
  '//evil.example/%2e%2e',
  '//evil.example/..',
  '/gst//chennai',
  '/.//evil.example',
  '/?//evil.example',
  '/pricing.html?//evil.example',
  '//pricing.html',
  '//pricing/',
  `/${'a'.repeat(10_000)}`,
  `/?${'a'.repeat(10_000)}`,
  `/${'%61'.repeat(2000)}`,
  `/${'../'.repeat(1000)}etc/passwd`,
  '/'.repeat(2000),
]
