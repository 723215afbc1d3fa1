import { selector } from '../islands/island-state.ts'
import { fetchCode, hasReact } from '../islands/load-island.ts'
import { buildOf, fetchPage } from './fetch-page.ts'
import { keepNewest } from './keep-newest.ts'
import { loadSheet } from './load-sheet.ts'

// A few megabytes in a phone's memory.
const mostPages = 30
// A tab may stay open for days. After this time a link fetches its page again, so that nobody reads
// yesterday's price.
const longestKeptMs = 5 * 60 * 1000

/** Pages by path, the last used at the end. */
const pages = new Map<string, { found: Promise<Document>; since: number }>()
const failed = new Set<string>()
let isOutdated = false

/** Whether the browser should load a page: a fetch failed, or the host has another build. */
export function isLeftToBrowser(path: string): boolean {
  return isOutdated || failed.has(path)
}

async function loadPage(path: string): Promise<Document> {
  const page = await fetchPage(path)
  if (buildOf(page) !== buildOf(document)) {
    isOutdated = true
    throw new Error(`${path} is of another build`)
  }
  // What is around a page in another language belongs to its document.
  if (page.documentElement.lang !== document.documentElement.lang) throw new Error(`${path} is in another language`)
  const island = page.querySelector<HTMLElement>(selector)
  if (island && hasReact()) fetchCode(island).catch(() => undefined)
  const sheets = [...page.querySelectorAll('link[rel="stylesheet"]')].map((link) => link.getAttribute('href') ?? '')
  await Promise.all(sheets.map(loadSheet))
  return page
}

/** The page at a path. If it fails, the browser loads the page itself. */
export function getPage(path: string): Promise<Document> {
  const known = pages.get(path)
  if (known && Date.now() - known.since <= longestKeptMs) {
    keepNewest(pages, mostPages, [path, known])
    return known.found
  }
  const loading = loadPage(path)
  keepNewest(pages, mostPages, [path, { found: loading, since: Date.now() }])
  loading.catch(() => {
    failed.add(path)
    pages.delete(path)
  })
  return loading
}
