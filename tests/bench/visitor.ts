import { readFileSync, readdirSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, devices } from 'playwright'
import type { Browser, Request } from 'playwright'
import { kinds } from '../../codegen/model/page-kinds.ts'
import type { Kind } from '../../codegen/model/page-kinds.ts'
import { browserArgs, getBrowser } from '../helpers/browser/find-browser.ts'
import { startPreview } from '../helpers/browser/preview.ts'
import { projectRoot } from '../helpers/project/site-folder.ts'
import type { BuildWishes } from './build.ts'
import { observePage, touchIsland } from './observe-page.ts'
import type { Observations } from './observe-page.ts'
import { describeOrigin, formatCount, formatTable, medianOf } from './tables.ts'

const types = ['html', 'css', 'js', 'font', 'image', 'other'] as const
type FileType = (typeof types)[number]

/** What one visit to a page cost the visitor. Times are in milliseconds. */
interface Visit {
  /** Bytes of answers as sent, without headers, before anything is touched. */
  bytes: Record<FileType, number>
  /** Script that the first touch of an island brings. */
  touchBytes: number
  /**
   * Requests before the page was idle, those that React brings, and those of the service worker.
   */
  requests: { early: number; late: number; worker: number }
  lcp: number
  cls: number
  tbt: number
  /** From the touch of an island until it reacts; 0 where it was near, and did before. */
  answer: number
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

interface VisitorWishes extends Pick<BuildWishes, 'runs' | 'say'> {
  /** Kinds of page to visit, where not all. */
  kinds: readonly string[] | undefined
}

/** Visits the heaviest page of each kind of the built site: the others can only be quicker. */
export async function measureVisitor({ kinds: wanted, runs, say }: VisitorWishes): Promise<string> {
  const browser = await chromium.launch({ executablePath: getBrowser(say, { isWhole: true }), args: browserArgs })
  const preview = await startPreview()
  const rows: string[][] = []
  try {
    for (const { kind, path } of findHeaviestPages()) {
      if (wanted && !wanted.includes(kind)) continue
      const visits: Visit[] = []
      while (visits.length < runs) visits.push(await visitPage(browser, `${preview.origin}${path}`))
      rows.push(toRow(kind, visits))
      say(`${path}: ${rows.at(-1)!.join(' ')}`)
    }
    const head = [
      ...types.map((type) => `${type} KB`),
      'requests early + late + worker',
      'LCP ms',
      'CLS',
      'TBT ms',
      'js KB at a touch',
      'answer ms',
    ]
    return `## For the visitor

Heaviest page of each kind, first visit, processor slowed to a quarter, slow 4G (562 ms a request, 1.4 Mbit/s); bytes as sent.

${formatTable(['', ...head], rows)}

${describeOrigin().replace('.</sub>', `; Chromium ${browser.version()}.</sub>`)}`
  } finally {
    await browser.close()
    preview.stop()
  }
}

/** Times differ from visit to visit, so each is the median. What was loaded is the same. */
function toRow(kind: Kind, visits: readonly Visit[]): string[] {
  const { bytes, requests } = visits[0]!
  const ms = (time: (visit: Visit) => number) => formatCount(Math.round(medianOf(visits.map(time))))
  return [
    kind,
    ...types.map((type) => (bytes[type] === 0 ? '0' : (bytes[type] / 1024).toFixed(1))),
    `${requests.early} + ${requests.late} + ${requests.worker}`,
    ms(({ lcp }) => lcp),
    Math.max(...visits.map(({ cls }) => cls)).toFixed(3),
    ms(({ tbt }) => tbt),
    (visits[0]!.touchBytes / 1024).toFixed(1),
    ms(({ answer }) => answer),
  ]
}

const opening = '<script type="application/json" id="page-data">'

function findHeaviestPages(): { kind: Kind; path: string }[] {
  const client = realpathSync(join(projectRoot, 'dist/client'))
  const heaviest = new Map<Kind, { kind: Kind; path: string; length: number }>()
  for (const file of readdirSync(client, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.html')) continue
    const html = readFileSync(join(client, file), 'utf8')
    const start = html.lastIndexOf(opening) + opening.length
    const { kind } = JSON.parse(html.slice(start, html.indexOf('</script>', start))) as { kind: Kind }
    const path = `/${file.replaceAll('\\', '/').replace(/(^index)?\.html$/, '')}`
    if (html.length > (heaviest.get(kind)?.length ?? 0)) heaviest.set(kind, { kind, path, length: html.length })
  }
  return kinds.flatMap((kind) => heaviest.get(kind) ?? [])
}

/** Opens a page as a first visitor on a slow phone, waits until it rests, and touches an island. */
async function visitPage(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({ ...phone, locale: 'en-IN' })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', network)
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
    const requests: Request[] = []
    context.on('request', (request) => void requests.push(request))
    await page.addInitScript(observePage)
    await page.goto(url, { waitUntil: 'commit' })
    await page.waitForLoadState('networkidle')
    const seen = await page.evaluate(() => ({ ...window.bench, timeOrigin: performance.timeOrigin }))
    const { lcp, cls } = seen
    const { bytes, requests: counts } = await weigh(requests, seen)
    requests.length = 0
    const answer = await page.evaluate(touchIsland)
    await page.waitForLoadState('networkidle')
    const { bytes: later } = await weigh(requests, seen)
    return { bytes, touchBytes: later.js, requests: counts, lcp, cls, tbt: blockingTime(seen), answer }
  } finally {
    await context.close()
  }
}

async function weigh(
  requests: readonly Request[],
  { idle = Infinity, timeOrigin }: Observations & { timeOrigin: number },
): Promise<Pick<Visit, 'bytes' | 'requests'>> {
  const bytes: Visit['bytes'] = { html: 0, css: 0, js: 0, font: 0, image: 0, other: 0 }
  const counts = { early: 0, late: 0, worker: 0 }
  const known = new Set<string>()
  for (const request of requests) {
    const sizes = await request.sizes().catch(() => undefined)
    // Playwright subtracts the headers: below 0 where the browser had the file already.
    const type = /\.js$/.test(request.url()) ? 'js' : (typeNames[request.resourceType()] ?? 'other')
    bytes[type] += Math.max(0, sizes?.responseBodySize ?? 0)
    if (request.serviceWorker()) counts.worker++
    // What is fetched and then imported counts once.
    else if (!known.has(request.url())) counts[request.timing().startTime <= timeOrigin + idle ? 'early' : 'late']++
    known.add(request.url())
  }
  return { bytes, requests: counts }
}

const typeNames: Record<string, FileType> = {
  document: 'html',
  stylesheet: 'css',
  script: 'js',
  font: 'font',
  image: 'image',
}

/** Total blocking time: what long tasks after the first paint lasted beyond 50 ms. */
function blockingTime({ tasks, firstPaint }: Observations): number {
  return tasks
    .filter((task) => task.start + task.duration > firstPaint)
    .reduce((total, { duration }) => total + duration - 50, 0)
}
