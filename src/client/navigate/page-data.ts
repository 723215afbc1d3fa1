import type { HandedOver } from '../../content/browser-parts.ts'
import type { Head, Kind } from '../../content/types.ts'
import { copyStillParts } from '../../lib/still-parts.ts'
import type { FindStillPart } from '../../lib/still-parts.ts'
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
  payload: HandedOver<K>
}

/** The data in a page's HTML; throws if it is not a page of this site. */
export function readPageData(page: ParentNode = document): PageData {
  return JSON.parse(getElement('#page-data', page).textContent ?? '')
}

/** The parts of another page's HTML. */
interface FetchedPage {
  data: PageData
  sheets: readonly string[]
  /** Throws for a part that is not there. */
  stillParts: FindStillPart
}

/**
 * Fetches another page of the site. The HTML is the payload: the same bytes serve a first visit,
 * client navigation and the offline cache. Throws if the response is not a page of this site.
 */
export async function fetchPage(path: string): Promise<FetchedPage> {
  const page = await fetchDocument(path)
  const sheets = [...page.querySelectorAll('link[rel="stylesheet"]')].map((link) => link.getAttribute('href') ?? '')
  const stillParts = copyStillParts(page, (name) => {
    throw new Error(`${path} has no part "${name}"`)
  })
  return { data: readPageData(page), sheets, stillParts }
}

// The browser shows that it waits for a page that it loads itself, and a visitor can stop it.
const patienceMs = 8000

/** By XMLHttpRequest, which parses HTML itself: Trusted Types refuse texts to a DOMParser. */
function fetchDocument(path: string): Promise<Document> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.responseType = 'document'
    request.onloadend = () => {
      // Null if it did not come, or is not HTML.
      const page: Document | null = request.response
      if (page) resolve(page)
      else reject(new Error(`${path} has not come`))
    }
    const start = Date.now()
    // Since the last bytes: a slow line goes on, a stalled one is given up.
    request.onprogress = () => {
      request.timeout = Date.now() - start + patienceMs
    }
    request.timeout = patienceMs
    request.open('GET', path)
    request.setRequestHeader('accept', 'text/html')
    request.send()
  })
}
