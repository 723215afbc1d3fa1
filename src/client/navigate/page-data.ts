import type { Head, Kind, Payloads } from '../../content/types.ts'
import { getElement } from '../get-element.ts'

/** What a prerendered page's data script contains. */
export interface PageData<K extends Kind = Kind> {
  path: string
  kind: K
  section?: string
  /** The page's language, if it is not the site's. */
  language?: string
  /** Fingerprint of code and layout. Only a page with the same one can replace this page. */
  build: string
  head: Pick<Head, 'title' | 'description' | 'canonical'>
  payload: Payloads[K]
}

// No text can end it early, because everything in the page is escaped, including the data.
const dataScript = /<script[^>]* id="page-data"[^>]*>(.*?)<\/script>/s

/** The data of the page that the browser has loaded. */
export function readPageData(): PageData {
  return JSON.parse(getElement('#page-data').textContent ?? '')
}

/** The parts of another page's HTML: its data, and its style sheets. */
interface FetchedPage {
  data: PageData
  sheets: readonly string[]
}

/**
 * Fetches another page of the site and reads the data from its HTML. The HTML is the payload: the
 * same bytes serve a first visit, client navigation and the offline cache. Throws if the response
 * is not a page of this site.
 */
export async function fetchPageData(path: string): Promise<FetchedPage> {
  const response = await fetch(path, { headers: { accept: 'text/html' } })
  const html = await response.text()
  const [, json] = dataScript.exec(html) ?? []
  if (json === undefined) throw new Error(`${path} is not a page of this site`)
  const sheets = [...html.slice(0, html.indexOf('</head>')).matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(
    ([, href = '']) => href,
  )
  return { data: JSON.parse(json), sheets }
}
