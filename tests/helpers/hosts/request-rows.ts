const html = 'text/html; charset=utf-8'
const pages = 'pages'

export interface Want {
  status: number
  location?: string | undefined
  type?: string | undefined
  /** How long it is kept: by kind of file, or in the header's own words. */
  caching?: 'hashed' | 'pages' | 'other' | 'no-store' | undefined
  /** A file of dist/client whose bytes are the answer. */
  file?: string | undefined
}

/** What every host must answer to a request for the small site, but for the known differences. */
export interface Row extends Want {
  what: string
  path: string
  method?: string
}

/**
 * Files that somebody put into public/, of types that servers must know beside the site's own: each
 * copy of the project has them.
 */
export const publicTypes: Readonly<Record<string, string>> = {
  'prices.pdf': 'application/pdf',
  'office.jpg': 'image/jpeg',
  'office.webp': 'image/webp',
  'favicon.ico': 'image/x-icon',
}

/** The requests, and what every host must answer. `assets` are the hashed files of this build. */
export function requestTable(assets: { script: string; sheet: string; font: string }): Row[] {
  const page = (what: string, path: string, file: string, status = 200): Row => {
    return { what, path, status, type: html, caching: pages, file }
  }
  const missing = (what: string, path: string, file = '404.html') => page(what, path, file, 404)
  const moved = (what: string, path: string, location: string): Row => {
    return { what, path, status: 301, location, caching: pages }
  }
  const file = (path: string, type: string, caching: Row['caching']): Row => {
    return { what: `a file, ${path.split('.').at(-1)!}`, path, status: 200, type, caching, file: path.slice(1) }
  }
  const refused = (method: string, path: string): Row => ({ what: `the method ${method}`, path, method, status: 405 })
  return [
    page('the home page', '/', 'index.html'),
    page('a query', '/?utm_source=chat', 'index.html'),
    page('a page', '/pricing', 'pricing.html'),
    page('a page in a section', '/gst/chennai', 'gst/chennai.html'),
    page('a page that has a folder of its own name', '/gst', 'gst.html'),
    page('a page with a capital', '/Contact', 'Contact.html'),
    { ...page('the page of the account', '/payment', 'payment.html'), caching: 'no-store' },
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
