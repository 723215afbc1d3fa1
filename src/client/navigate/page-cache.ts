import type { ComponentType } from 'react'
import { clientPages } from '../../content/client-pages.ts'
import type { HandedOver } from '../../content/browser-parts.ts'
import type { Kind } from '../../content/types.ts'
import type { FindStillPart } from '../../lib/still-parts.ts'
import { fetchPage } from './page-data.ts'
import type { PageData } from './page-data.ts'
import { loadSheet } from './load-sheet.ts'
import { kindOfPath } from './kind-of-path.ts'

export interface LoadedPage {
  data: PageData
  stillParts: FindStillPart
  Page: ComponentType<{ payload: unknown }>
}

/** The code of each kind of page, loaded when the first page of that kind is shown. */
const loadKind: { [K in Kind]: () => Promise<{ Page: ComponentType<{ payload: HandedOver<K> }> }> } = clientPages

type Found = LoadedPage | Promise<LoadedPage>

// A few megabytes in a phone's memory.
const mostPages = 30
// A tab may stay open for days. After this time a link fetches its page again, so that nobody reads
// yesterday's price.
const longestKeptMs = 5 * 60 * 1000

/** Pages by path, the last used at the end. */
const pages = new Map<string, { found: Found; since: number }>()
const failed = new Set<string>()
let isOutdated = false

/** Whether the browser should load a page: a fetch failed, or the host has another build. */
export function isLeftToBrowser(path: string): boolean {
  return isOutdated || failed.has(path)
}

function keep(path: string, found: Found, since = Date.now()): void {
  pages.delete(path)
  pages.set(path, { found, since })
  for (const oldest of pages.keys()) {
    if (pages.size <= mostPages) break
    // A jump within the shown page must not load it again.
    if (oldest !== location.pathname) pages.delete(oldest)
  }
}

/** Remembers a page and the code that shows it. */
export async function rememberPage({ data, stillParts }: Omit<LoadedPage, 'Page'>): Promise<LoadedPage> {
  const { Page } = await loadKind[data.kind]()
  // oxlint-disable-next-line typescript/consistent-type-assertions -- kind and payload come of one page
  const loaded = { data, stillParts, Page: Page as LoadedPage['Page'] }
  keep(data.path, loaded)
  return loaded
}

async function loadPage(path: string, build: string): Promise<LoadedPage> {
  const { data, sheets, stillParts } = await fetchPage(path)
  if (data.build !== build) {
    isOutdated = true
    throw new Error(`${path} is of another build`)
  }
  const [loaded] = await Promise.all([rememberPage({ data, stillParts }), ...sheets.map(loadSheet)])
  return loaded
}

/** The page at a path, or its promise. If it fails, the browser loads the page itself. */
export function getPage(path: string, build: string): Found {
  const known = pages.get(path)
  if (known) {
    keep(path, known.found, known.since)
    return known.found
  }
  const kind = kindOfPath(path)
  // Requests the code together with the data, not after it.
  if (kind) void loadKind[kind]().catch(() => undefined)
  const loading = loadPage(path, build)
  keep(path, loading)
  loading.catch(() => {
    failed.add(path)
    pages.delete(path)
  })
  return loading
}

/** The same for a link. Pages that have been cached for long are fetched again. */
export function getRecentPage(path: string, build: string): Found {
  const known = pages.get(path)
  if (known && path !== location.pathname && Date.now() - known.since > longestKeptMs) pages.delete(path)
  return getPage(path, build)
}

const returns = new WeakMap<Promise<LoadedPage>, Promise<LoadedPage>>()

/** For a page whose address is shown already, by back or forward: a failure reloads it. */
export function orReload(loading: Promise<LoadedPage>): Promise<LoadedPage> {
  const known = returns.get(loading)
  if (known) return known
  const reload = () => {
    location.reload()
    return new Promise<never>(() => undefined)
  }
  const returned = loading.catch(reload)
  // One promise for each load, because React asks again at every attempt to render.
  returns.set(loading, returned)
  return returned
}
