// The browser shows that it waits for a page that it loads itself, and a visitor can stop it.
const patienceMs = 8000

/**
 * Fetches another page of the site: the same bytes serve a first visit, client navigation and the
 * offline cache. By XMLHttpRequest, which parses HTML itself: Trusted Types refuse texts to a
 * DOMParser. Throws if the page has not come, or the address leads elsewhere.
 */
export function fetchPage(path: string): Promise<Document> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.responseType = 'document'
    request.onloadend = () => {
      // Null if it did not come, or is not HTML.
      const page: Document | null = request.response
      if (page && request.status === 200 && new URL(request.responseURL).pathname === path) resolve(page)
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

/** Fingerprint of code and layout. Only a page with the same one can replace the shown one. */
export function buildOf(page: Document): string {
  const { build }: { build: string } = JSON.parse(page.querySelector('#page-data')?.textContent ?? '{}')
  return build
}
