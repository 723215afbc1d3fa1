import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { getBrowser } from '../../helpers/browser/find-browser.ts'
import { startPreview } from '../processes/preview.ts'
import { WrongOptions } from '../options.ts'
import { medianOf } from '../statistics.ts'
import { findHeaviestPages } from './pages-of-kinds.ts'
import type { KindPage } from './pages-of-kinds.ts'
import { visitOften } from './visit-page.ts'
import type { Visit } from './visit-page.ts'

export type VisitorRow = KindPage & Visit

export interface VisitorWishes {
  root: string
  kinds: readonly string[] | undefined
  runs: number
  say: (line: string) => void
}

/** Visits the heaviest page of each kind of the built site. */
export async function measureVisitor({
  root,
  kinds,
  runs,
  say,
}: VisitorWishes): Promise<{ rows: VisitorRow[]; versions: Record<string, string> }> {
  if (!existsSync(join(root, 'dist/client')))
    throw new WrongOptions('There is no built site in dist/ yet. Run: npm run build')
  const pages = findHeaviestPages(join(root, 'dist')).filter(({ kind }) => !kinds || kinds.includes(kind))
  const executablePath = getBrowser(say, { isWhole: true })
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  const preview = await startPreview(root)
  const rows: VisitorRow[] = []
  try {
    for (const page of pages) {
      const url = `${preview.origin}${page.path}`
      const visit = toMiddle(await visitOften(browser, url, runs))
      rows.push({ ...page, ...visit })
      say(`${page.kind} ${page.path}: LCP ${Math.round(visit.lcp)} ms`)
    }
    return { rows, versions: { Chromium: browser.version() } }
  } finally {
    await browser.close()
    preview.stop()
  }
}

/** Times differ from visit to visit, so each is the middle one of all; what was loaded is the same each time. */
function toMiddle(visits: readonly Visit[]): Visit {
  const times = visits.flatMap(({ hydrated }) => hydrated ?? [])
  return {
    ...visits[0]!,
    lcp: medianOf(visits.map(({ lcp }) => lcp)),
    cls: Math.max(...visits.map(({ cls }) => cls)),
    tbt: medianOf(visits.map(({ tbt }) => tbt)),
    hydrated: times.length > 0 ? medianOf(times) : undefined,
    faults: [...new Set(visits.flatMap(({ faults }) => faults))],
  }
}
