// Keeps pages that were visited readable without a connection. While the network answers it has the
// word: a page with an old price or an old form address is worse than a slow one, and no style
// sheet is lost for a store that is full, fails or holds the wrong thing.

// The fingerprint of /offline, which publish/worker/worker-file.ts writes here: with another one
// browsers install this file anew.
const deploy = ''

const pages = 'pages-2'
// Style sheets and fonts of those pages.
const files = 'files-2'
// What the search has loaded: it finds stored pages again without a connection.
const search = 'search-1'
const offline = `offline-${deploy}`
const offlinePage = '/offline'

// About a megabyte of pages; the oldest go first.
const mostPages = 40
// Those of two deploys with pages of every kind; beyond that the ones that no page needs go.
const mostFiles = 40
// The index, and with very many cities the parts for what was typed lately.
const mostParts = 12
// After a week a due date or a form may have moved: better the offline page than an old promise.
const longestKeptMs = 7 * 24 * 60 * 60 * 1000
// A line that has not begun to answer by then stands still for this visitor.
const patienceMs = 4000

self.addEventListener('install', (event) => event.waitUntil(keepOfflinePage().then(() => self.skipWaiting())))

self.addEventListener('activate', (event) => event.waitUntil(removeOldStores().then(() => self.clients.claim())))

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin) return
  if (/^\/assets\/.*\.(css|woff2)$/.test(url.pathname)) event.respondWith(answerFile(request))
  else if (/^\/search\/[\w-]+\.json$/.test(url.pathname)) event.respondWith(answerSearch(event))
  else if (request.mode === 'navigate' || request.headers.get('accept') === 'text/html')
    event.respondWith(answerPage(event, url.origin + url.pathname))
})

/**
 * The page of this very deploy with all that it needs to look like the site, or nothing: the worker
 * before then stays, and the next visit tries again.
 */
async function keepOfflinePage() {
  const answer = await fetch(offlinePage, { cache: 'no-cache' })
  const copy = answer.clone()
  const html = await readPage(answer)
  // A host that uploads file by file may still have the page of the deploy before.
  if (html === undefined || (await printOf(html)) !== deploy)
    throw new Error(`${offlinePage} is not the page of this deploy`)
  await makeRoom(async () => {
    await keepFiles(offline, html)
    const store = await caches.open(offline)
    await store.put(offlinePage, copy.clone())
  })
}

async function removeOldStores() {
  const names = await caches.keys()
  // Other programs of this address may have stores of their own.
  const old = names.filter(
    (name) => /^(pages|files|search|offline)-/.test(name) && ![pages, files, search, offline].includes(name),
  )
  await Promise.all(old.map((name) => caches.delete(name)))
}

function answerFile(request) {
  const path = new URL(request.url).pathname
  return answer(fetch(request), { isRight: (one) => isFile(path, one), findStored: () => caches.match(request) })
}

function answerSearch(event) {
  const { request } = event
  const asked = fetch(request)
  const isRight = (one) => one.ok && isOf(one, 'application/json')
  const keep = async (one) => {
    if (!isRight(one)) return
    await makeRoom(() => keepNewest(search, { address: request.url, answer: one.clone(), most: mostParts }))
  }
  event.waitUntil(asked.then((one) => keep(one.clone())).catch(() => undefined))
  return answer(asked, { isRight, findStored: () => caches.match(request.url) })
}

async function answerPage(event, address) {
  const asked = fetch(event.request)
  // Nobody waits for the store, and what goes wrong there is no matter to the visitor.
  event.waitUntil(asked.then((one) => keepPage(address, one.clone())).catch(() => undefined))
  try {
    return await answer(asked, { isRight: () => true, findStored: () => findFreshPage(address) })
  } catch (error) {
    // A script that asked for a page's data must hear that it failed, and leaves the page to the
    // browser.
    if (event.request.mode !== 'navigate') throw error
    const store = await caches.open(offline)
    return (await store.match(offlinePage)) ?? Response.error()
  }
}

/**
 * What the network says, if it is right and in time; else what is stored; else what the network
 * says after all.
 */
async function answer(asked, { isRight, findStored }) {
  const first = await Promise.race([
    asked.catch(() => undefined),
    new Promise((resolve) => setTimeout(resolve, patienceMs)),
  ])
  if (first && isRight(first)) return first
  return (await findStored().catch(() => undefined)) ?? asked
}

async function findFreshPage(address) {
  const store = await caches.open(pages)
  const stored = await store.match(address)
  const date = Date.parse(stored?.headers.get('date') ?? '')
  return stored && Date.now() - date < longestKeptMs ? stored : undefined
}

/** Stores a page after all that it needs, so that none is ever shown without its styles. */
async function keepPage(address, answer) {
  if (answer.redirected) return
  const copy = answer.clone()
  const html = await readPage(answer)
  // What search engines are told to leave out is not for keeping: on /payment an account number
  // that was corrected must not come back.
  if (html === undefined || html.includes('<meta name="robots" content="noindex">')) return
  await makeRoom(async () => {
    await keepFiles(files, html)
    await keepNewest(pages, { address, answer: copy.clone(), most: mostPages })
  })
  await removeUnusedFiles(mostFiles)
}

/** Stores something. Where a phone has no room for it, the older half of the pages makes some. */
async function makeRoom(put) {
  try {
    await put()
  } catch (error) {
    if (error.name !== 'QuotaExceededError') throw error
    const store = await caches.open(pages)
    const keys = await store.keys()
    await removeOldest(store, Math.floor(keys.length / 2))
    await removeUnusedFiles(0)
    await put()
  }
}

/** Puts an answer into a store, and takes the oldest out while it holds too many. */
async function keepNewest(name, { address, answer, most }) {
  const store = await caches.open(name)
  await store.put(address, answer)
  await removeOldest(store, most)
}

async function removeOldest(store, most) {
  const keys = await store.keys()
  await Promise.all(keys.slice(0, Math.max(0, keys.length - most)).map((key) => store.delete(key)))
}

// The last thing that the site itself puts into a page. What a host adds behind it does not matter.
const dataOf = (html) => /<script[^>]* id="page-data"[^>]*>(.*?)<\/script>/s.exec(html)?.[1]

/**
 * The HTML of a whole page of this site; undefined for the page of a hotel's network, an error, and
 * what broke off.
 */
async function readPage(answer) {
  if (!answer.ok || answer.type !== 'basic' || !isOf(answer, 'text/html')) return undefined
  const html = await answer.text()
  return dataOf(html) === undefined ? undefined : html
}

const filesOf = (html) =>
  [...html.matchAll(/<link rel="stylesheet" href="(\/assets\/[^"]+)"(?: data-fonts="([^"]+)")?/g)].flatMap(
    ([, sheet, fonts]) => [sheet, ...(fonts?.split(' ') ?? [])],
  )

async function keepFiles(name, html) {
  const store = await caches.open(name)
  await Promise.all(
    filesOf(html).map(async (path) => {
      if (await store.match(path)) return
      // Mostly out of the browser's own cache: the page has just loaded it.
      const answer = await fetch(path)
      if (!isFile(path, answer)) throw new Error(`${path} is not what was asked for`)
      await store.put(path, answer)
    }),
  )
}

async function removeUnusedFiles(most) {
  const [pageStore, fileStore] = await Promise.all([caches.open(pages), caches.open(files)])
  const keys = await fileStore.keys()
  if (keys.length <= most) return
  const stored = await pageStore.matchAll()
  const used = new Set((await Promise.all(stored.map(async (page) => filesOf(await page.text())))).flat())
  await Promise.all(keys.filter((key) => !used.has(new URL(key.url).pathname)).map((key) => fileStore.delete(key)))
}

/**
 * Whether an answer is a file of the sort that its name says. Fonts go by many types, but by none
 * of text.
 */
const isFile = (path, answer) =>
  answer.ok && (path.endsWith('.css') ? isOf(answer, 'text/css') : !isOf(answer, 'text/'))

const isOf = (answer, type) => (answer.headers.get('content-type') ?? '').toLowerCase().startsWith(type)

/**
 * The page's data, and in it the fingerprint of all code and of the layout: what some hosts change
 * in a page is not among it.
 */
async function printOf(html) {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(dataOf(html)))
  return [...new Uint8Array(digest).slice(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
