import type { Head, Kind, Payloads } from '../../content/types.ts'
import { takeFromMarkup } from '../../lib/shown-texts.ts'
import { getElement } from '../get-element.ts'

/** What a prerendered page says of itself in its data script. */
export interface PageData<K extends Kind = Kind> {
  path: string
  kind: K
  section?: string
  /** The page's language, where it is not the site's. */
  language?: string
  /** Fingerprint of the code and the layout. A page with another one cannot take this one's place in the document. */
  build: string
  head: Pick<Head, 'title' | 'description' | 'canonical'>
  payload: Payloads[K]
}

const opening = '<script type="application/json" id="page-data">'
const page = '<div id="page">'

/** The data of the page that the browser has loaded; where others have changed the page, out of its HTML as the host has it. */
export async function readPageData(): Promise<PageData> {
  const left: LeftData = JSON.parse(getElement('#page-data').textContent ?? '')
  const data = toWhole(left, getElement('#page').innerHTML)
  if (data) return data
  const asMade = await fetchPageData(location.pathname, 'force-cache')
  if (asMade.data.build !== left.build) throw new Error('another build')
  return asMade.data
}

/** A page's data as its HTML holds it. */
type LeftData = Omit<PageData, 'payload'> & { payload: unknown; sum: number }

function toWhole({ payload: data, sum, ...rest }: LeftData, html: string): PageData | undefined {
  const payload = takeFromMarkup({ data, sum }, html)
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- a page of this site says what it is
  return payload ? ({ ...rest, payload } as PageData) : undefined
}

/** What another page's HTML gives: its data, and the style sheets that it links. */
export interface FetchedPage {
  data: PageData
  sheets: readonly string[]
}

/**
 * Fetches another page of the site and reads its data out of the HTML. A page's HTML is its payload: the same bytes serve a
 * first visit, client navigation and the offline cache. Throws where the answer is not a page of this site.
 */
export async function fetchPageData(path: string, cache: RequestCache = 'default'): Promise<FetchedPage> {
  const response = await fetch(path, { cache, headers: { accept: 'text/html' } })
  const html = await response.text()
  // No text can hold these tags: everything in the page is escaped, the data included.
  const start = html.lastIndexOf(opening)
  const content = html.slice(html.indexOf(page) + page.length, start)
  const data =
    start < 0
      ? undefined
      : toWhole(JSON.parse(html.slice(start + opening.length, html.indexOf('</script>', start))), content)
  if (!data) throw new Error(`${path} is not a page of this site`)
  const sheets = [...html.slice(0, html.indexOf('</head>')).matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(
    ([, href = '']) => href,
  )
  return { data, sheets }
}
