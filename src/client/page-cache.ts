import type { ComponentType } from 'react'
import { loadKind } from './kinds.ts'
import { fetchPageData } from './page-data.ts'
import type { PageData } from './page-data.ts'
import { loadSheet } from './load-sheet.ts'
import { kindOfPath } from './kind-of-path.ts'

export interface LoadedPage {
  data: PageData
  Page: ComponentType<{ payload: unknown }>
}

const pages = new Map<string, LoadedPage | Promise<LoadedPage>>()

/** Remembers a page and the code that shows it. */
export async function rememberPage(data: PageData): Promise<LoadedPage> {
  const { Page } = await loadKind[data.kind]()
  const loaded = { data, Page: Page as LoadedPage['Page'] }
  pages.set(data.path, loaded)
  return loaded
}

async function loadPage(path: string, build: string): Promise<LoadedPage> {
  const { data, sheets } = await fetchPageData(path, build)
  const [loaded] = await Promise.all([rememberPage(data), ...sheets.map(loadSheet)])
  return loaded
}

/** The page at a path: at once if it is known, else a promise. What cannot be loaded is left to a full page load by the browser. */
export function getPage(path: string, build: string): LoadedPage | Promise<LoadedPage> {
  const known = pages.get(path)
  if (known) return known
  const kind = kindOfPath(path)
  // The code is asked for beside the data, not after it.
  if (kind) void loadKind[kind]().catch(() => undefined)
  const loading = loadPage(path, build)
  pages.set(path, loading)
  loading.catch(() => pages.delete(path))
  return loading
}

const returns = new WeakMap<Promise<LoadedPage>, Promise<LoadedPage>>()

/**
 * For a page whose address is shown already, because back or forward led to it. Where it cannot be loaded, the browser loads it,
 * and until then the old page stays.
 */
export function orReload(loading: Promise<LoadedPage>): Promise<LoadedPage> {
  const known = returns.get(loading)
  if (known) return known
  const reload = () => {
    location.reload()
    return new Promise<never>(() => undefined)
  }
  const returned = loading.catch(reload)
  // One promise for each loading: React asks again at every attempt to render.
  returns.set(loading, returned)
  return returned
}
