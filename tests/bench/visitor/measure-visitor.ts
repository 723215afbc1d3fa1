import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { getBrowser } from '../../helpers/browser/find-browser.ts'
import { startPreview } from '../processes/preview.ts'
import { WrongOptions } from '../options.ts'
import { medianOf } from '../statistics.ts'
import { findHeaviestPages } from './pages-of-kinds.ts'
import type { KindPage } from './pages-of-kinds.ts'
import { lighthouseVersion, loadLighthouse } from './load-lighthouse.ts'
import type { Lighthouse } from './load-lighthouse.ts'
import { scorePage } from './score-page.ts'
import type { Scores } from './score-page.ts'
import { visitOften } from './visit-page.ts'
import type { Visit } from './visit-page.ts'

export interface VisitorRow extends KindPage, Visit {
  lighthouse: Scores | undefined
}

export interface VisitorWishes {
  root: string
  kinds: readonly string[] | undefined
  runs: number
  hasLighthouse: boolean
  say: (line: string) => void
}

/** Visits the heaviest page of each kind of the built site, and lets Lighthouse score it. */
export async function measureVisitor({
  root,
  kinds,
  runs,
  hasLighthouse,
  say,
}: VisitorWishes): Promise<{ rows: VisitorRow[]; versions: Record<string, string> }> {
  if (!existsSync(join(root, 'dist/client')))
    throw new WrongOptions('There is no built site in dist/ yet. Run: npm run build')
  const pages = findHeaviestPages(join(root, 'dist')).filter(({ kind }) => !kinds || kinds.includes(kind))
  const executablePath = getBrowser(say, { isWhole: true })
  const lighthouse = hasLighthouse ? await loadLighthouse(say) : undefined
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  const preview = await startPreview(root)
  const rows: VisitorRow[] = []
  try {
    for (const page of pages) {
      const url = `${preview.origin}${page.path}`
      const visit = toMiddle(await visitOften(browser, url, runs))
      const scores = lighthouse && (await scoreOften(url, { executablePath, lighthouse, runs, say }))
      rows.push({ ...page, ...visit, lighthouse: scores })
      say(
        `${page.kind} ${page.path}: LCP ${Math.round(visit.lcp)} ms${scores ? `, Lighthouse ${Object.values(scores.scores).join(' ')}` : ''}`,
      )
    }
    return { rows, versions: { Chromium: browser.version(), ...(lighthouse ? { Lighthouse: lighthouseVersion } : {}) } }
  } finally {
    await browser.close()
    preview.stop()
  }
}

const mostFailures = 2

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

/** The run with the middle performance score: its figures belong together. */
async function scoreOften(
  url: string,
  {
    executablePath,
    lighthouse,
    runs,
    say,
  }: Pick<VisitorWishes, 'runs' | 'say'> & { executablePath: string; lighthouse: Lighthouse },
): Promise<Scores | undefined> {
  const all: Scores[] = []
  // On a busy machine Lighthouse now and then loses the page that it watches; once more helps.
  for (let tries = 0; all.length < runs && tries < runs + mostFailures; tries++) {
    try {
      all.push(await scorePage(url, executablePath, lighthouse))
    } catch (error) {
      say(`${url}: ${(error as Error).message}`)
    }
  }
  return all.sort((a, b) => a.scores.performance - b.scores.performance)[Math.floor((all.length - 1) / 2)]
}
