import type { Browser, CDPSession, Request } from 'playwright'
import { devices } from 'playwright'
import { observePage } from './observe-page.ts'
import type { Observations } from './observe-page.ts'

export const types = ['html', 'css', 'js', 'font', 'image', 'other'] as const
export type FileType = (typeof types)[number]

/** What one visit to a page cost the visitor. Times are in milliseconds. */
export interface Visit {
  /** Bytes of answers as they came over the wire, without headers. */
  bytes: Record<FileType, number>
  /** Requests that were sent before the page was idle, those that React's arrival brings, and those of the service worker. What is fetched and then imported comes once. */
  requests: { early: number; late: number; serviceWorker: number }
  lcp: number
  cls: number
  /** What was shifted, where something was. */
  shifted: string[]
  tbt: number
  /** When React had taken the page over; undefined where it did not within the time. */
  hydrated: number | undefined
  /** Requests to other hosts, failed requests and errors of scripts. */
  faults: string[]
}

// A middling phone, and "Slow 4G" as the browser's own tools and Lighthouse apply it to requests.
const phone = { ...devices['Moto G4'], viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 }
const network = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
}
const cpuSlowdown = 4

// The slowest page is hydrated in 4 s under these conditions; one that never is must not hold the others up.
const longestWaitMs = 20_000

/** Opens a page as a first visitor on a slow phone, and waits until it has gone quiet. */
export async function visitPage(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({ ...phone, locale: 'en-IN' })
  try {
    const page = await context.newPage()
    await slowDown(await context.newCDPSession(page))
    const requests: Request[] = []
    const faults: string[] = []
    context.on('request', (request) => void requests.push(request))
    context.on(
      'requestfailed',
      (request) => void faults.push(`${request.url()} failed: ${request.failure()?.errorText}`),
    )
    page.on('pageerror', (error) => void faults.push(error.message))
    // A page that is meant to answer 404 is written to the console as an error too.
    page.on(
      'console',
      (message) => void (message.type() === 'error' && message.location().url !== url && faults.push(message.text())),
    )
    await page.addInitScript(observePage)
    await page.goto(url, { waitUntil: 'load' })
    await page
      .waitForFunction(() => window.bench.hydrated !== undefined, undefined, { timeout: longestWaitMs })
      .catch(() => undefined)
    await page.waitForLoadState('networkidle')
    const seen = await page.evaluate(() => ({ ...window.bench, timeOrigin: performance.timeOrigin }))
    const { origin } = new URL(url)
    for (const request of requests) if (!request.url().startsWith(origin)) faults.push(`another host: ${request.url()}`)
    return {
      ...(await weigh(requests, seen)),
      lcp: seen.lcp,
      cls: seen.cls,
      shifted: seen.shifted,
      tbt: blockingTime(seen),
      hydrated: seen.hydrated,
      faults,
    }
  } finally {
    await context.close()
  }
}

async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', network)
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
}

async function weigh(
  requests: readonly Request[],
  { idle, timeOrigin }: Observations & { timeOrigin: number },
): Promise<Pick<Visit, 'bytes' | 'requests'>> {
  const bytes: Visit['bytes'] = { html: 0, css: 0, js: 0, font: 0, image: 0, other: 0 }
  const counts = { early: 0, late: 0, serviceWorker: 0 }
  const known = new Set<string>()
  for (const request of requests) {
    const sizes = await request.sizes().catch(() => undefined)
    // Playwright takes the headers off, which leaves less than nothing where the browser had the file already.
    bytes[typeOf(request)] += Math.max(0, sizes?.responseBodySize ?? 0)
    if (request.serviceWorker()) {
      counts.serviceWorker++
    } else if (!known.has(request.url())) {
      known.add(request.url())
      counts[request.timing().startTime <= timeOrigin + (idle ?? Infinity) ? 'early' : 'late']++
    }
  }
  return { bytes, requests: counts }
}

function typeOf(request: Request): FileType {
  const type = request.resourceType()
  const known: Record<string, FileType> = {
    document: 'html',
    stylesheet: 'css',
    script: 'js',
    font: 'font',
    image: 'image',
  }
  return known[type] ?? 'other'
}

/** Total blocking time: what long tasks after the first paint lasted beyond 50 ms, hydration with them. */
function blockingTime({ tasks, firstPaint }: Observations): number {
  return tasks
    .filter((task) => task.start + task.duration > firstPaint)
    .reduce((total, { duration }) => total + duration - 50, 0)
}

export async function visitOften(browser: Browser, url: string, runs: number): Promise<Visit[]> {
  const visits: Visit[] = []
  while (visits.length < runs) visits.push(await visitPage(browser, url))
  return visits
}
