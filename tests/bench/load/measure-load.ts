import { existsSync, readdirSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { WrongOptions } from '../options.ts'
import { startPreview } from '../processes/preview.ts'
import type { RunningServer } from '../processes/preview.ts'
import { findNginx, startNginx } from './start-nginx.ts'
import { findWrk, runWrk } from './run-wrk.ts'
import type { LoadFigures } from './run-wrk.ts'

export interface LoadRow extends LoadFigures {
  server: string
  pages: string
}

export interface LoadWishes {
  root: string
  seconds: number
  say: (line: string) => void
}

/** Loads nginx and the preview server with the built site's pages: one page over and over, then all in turn. */
export async function measureLoad({
  root,
  seconds,
  say,
}: LoadWishes): Promise<{ rows: LoadRow[]; versions: Record<string, string> }> {
  const dist = join(root, 'dist')
  if (!existsSync(join(dist, 'client')))
    throw new WrongOptions('There is no built site in dist/ yet. Run: npm run build')
  const wrk = findWrk()
  if (!wrk)
    throw new WrongOptions('The load comes from wrk, which is not installed. On Debian: apt-get install wrk nginx')
  const nginx = findNginx()
  if (!nginx) say('nginx is left out: it is not installed (apt-get install nginx).')
  const paths = listPaths(dist)
  const jobs = [
    ['home page', ['/']],
    [`${paths.length} pages in turn`, paths],
  ] as const
  const servers: [name: string, start: () => Promise<RunningServer>][] = [
    ...(nginx ? [['nginx', () => startNginx(nginx.program, dist)] as [string, () => Promise<RunningServer>]] : []),
    ['preview', () => startPreview(root)],
  ]
  const rows: LoadRow[] = []
  for (const [server, start] of servers) {
    const running = await start()
    try {
      await checkAnswers(running.origin, paths)
      for (const [pages, targets] of jobs) {
        rows.push({ server, pages, ...runWrk(running.origin, targets, seconds) })
        say(`${server}, ${pages}: ${Math.round(rows.at(-1)!.requestsPerSecond)} requests/s`)
      }
    } finally {
      running.stop()
    }
  }
  return { rows, versions: { wrk, ...(nginx ? { nginx: nginx.version } : {}) } }
}

/** A redirect or a refusal is quick to send, and would pass for a fast server. */
async function checkAnswers(origin: string, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const { status } = await fetch(`${origin}${path}`, { redirect: 'manual' })
    if (status !== 200) throw new Error(`${origin}${path} answers ${status}, and not 200.`)
  }
}

// More are no different for the server, and wrk's script has to hold them all.
const mostPaths = 1000

/** Addresses of the site's pages, without those that mean a missing page. */
function listPaths(dist: string): string[] {
  const files = readdirSync(realpathSync(join(dist, 'client')), { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.html') && !/(^|\/)404\.html$/.test(file),
  )
  return files
    .sort()
    .slice(0, mostPaths)
    .map((file) => `/${file.replace(/\.html$/, '').replace(/^index$/, '')}`)
}
