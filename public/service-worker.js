// Keeps pages that were visited readable without a connection. It never answers from its store while the network answers: a page
// with an old price or an old form address is worse than a slow one.

const pages = 'pages-1'
const files = 'files-1'
const offlinePage = '/offline'

// About a megabyte of pages; the oldest go first.
const mostPages = 40
// Hashed files of past builds are dropped with them.
const mostFiles = 60
// After a week a due date or a form may have moved: better the offline page than an old promise.
const longestKeptMs = 7 * 24 * 60 * 60 * 1000

self.addEventListener('install', (event) => event.waitUntil(keepOfflinePage().then(() => self.skipWaiting())))

self.addEventListener('activate', (event) => event.waitUntil(removeOldStores().then(() => self.clients.claim())))

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin) return
  if (url.pathname.startsWith('/assets/') || url.pathname.startsWith('/fonts/')) event.respondWith(fromStoreFirst(request))
  else if (request.mode === 'navigate' || request.headers.get('accept') === 'text/html') event.respondWith(fromNetworkFirst(event, url))
})

/** The offline page with its style sheet, so that it looks like the site when it is needed. */
async function keepOfflinePage() {
  const answer = await fetch(offlinePage)
  const html = await answer.clone().text()
  const store = await caches.open(files)
  await store.put(offlinePage, answer)
  const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map((match) => match[1])
  await store.addAll([...sheets, '/favicon.svg'])
}

async function removeOldStores() {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name !== pages && name !== files).map((name) => caches.delete(name)))
}

/** Files whose names hold a hash of their contents never change, so the stored one is right. */
async function fromStoreFirst(request) {
  const stored = await caches.match(request)
  if (stored) return stored
  const answer = await fetch(request)
  if (answer.ok) await keep(files, request, answer.clone(), mostFiles)
  return answer
}

async function fromNetworkFirst(event, url) {
  try {
    const answer = await fetch(event.request)
    if (answer.ok && answer.type === 'basic' && !answer.redirected) event.waitUntil(keep(pages, url.origin + url.pathname, answer.clone(), mostPages))
    return answer
  } catch (error) {
    const stored = await findFreshPage(url.origin + url.pathname)
    if (stored) return stored
    // A script that asked for a page's data must hear that it failed, and leaves the page to the browser.
    if (event.request.mode !== 'navigate') throw error
    return (await caches.match(offlinePage)) ?? Response.error()
  }
}

async function findFreshPage(address) {
  const store = await caches.open(pages)
  const stored = await store.match(address)
  const date = Date.parse(stored?.headers.get('date') ?? '')
  return stored && Date.now() - date < longestKeptMs ? stored : undefined
}

async function keep(name, request, answer, most) {
  const store = await caches.open(name)
  await store.put(request, answer)
  const keys = (await store.keys()).filter((key) => !key.url.endsWith(offlinePage))
  await Promise.all(keys.slice(0, Math.max(0, keys.length - most)).map((key) => store.delete(key)))
}
