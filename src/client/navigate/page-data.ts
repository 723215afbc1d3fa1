import type { Head, Kind, Payloads } from '../../content/types.ts'
import { getElement } from '../get-element.ts'

/** What a prerendered page says of itself in its data script. */
export interface PageData<K extends Kind = Kind> {
  path: string
  kind: K
  section?: string
  /** The page's language, where it is not the site's. */
  language?: string
  /**
   * Fingerprint of the code and the layout. A page with another one cannot take this one's place in
   * the document.
   */
  build: string
  head: Pick<Head, 'title' | 'description' | 'canonical'>
  payload: Payloads[K]
}

// No text ends it: everything in the page is escaped, the data included.
const dataScript = /<script[^>]* id="page-data"[^>]*>(.*?)<\/script>/s

/** The data of the page that the browser has loaded. */
export function readPageData(): PageData {
  return JSON.parse(getElement('#page-data').textContent ?? '')
}

/** What another page's HTML gives: its data, and the style sheets that it links. */
interface FetchedPage {
  data: PageData
  sheets: readonly string[]
}

/**
 * Fetches another page of the site and reads its data out of the HTML. A page's HTML is its
 * payload: the same bytes serve a first visit, client navigation and the offline cache. Throws
 * where the answer is not a page of this site.
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
