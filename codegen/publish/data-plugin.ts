import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'

/** What one run of codegen gave: a report to show, or nothing to complain of. */
export interface DataRun {
  /** The report as text; undefined where the data is sound. */
  report?: string
  /** The place of the first problem: data/cities.yaml:57:40. */
  place?: string
}

// An editor writes a file in several steps; this is longer than they take and shorter than anybody notices.
const settleMs = 30

/**
 * Keeps the development server's pages in step with data/: each edit runs codegen, and then either reloads the browser or shows
 * the report in its overlay until the data is sound again.
 */
export function dataPlugin(root: string, run: () => Promise<DataRun>): Plugin {
  let last: DataRun = {}
  const show = (server: ViteDevServer) => {
    if (last.report !== undefined) server.ws.send({ type: 'error', err: { message: last.report, stack: '', plugin: 'data', id: last.place ?? 'data/' } })
  }
  const update = async (server: ViteDevServer) => {
    last = await run()
    if (last.report === undefined) server.ws.send({ type: 'full-reload' })
    else show(server)
  }
  return {
    name: 'site-data',
    async configureServer(server) {
      last = await run()
      let timer: NodeJS.Timeout | undefined
      server.watcher.add(join(root, 'data'))
      server.watcher.on('all', (_, file) => {
        if (!file.startsWith(join(root, 'data/'))) return
        clearTimeout(timer)
        timer = setTimeout(() => void update(server), settleMs)
      })
      // A page that is opened while the data is broken shows its last good state under the report.
      server.ws.on('connection', () => setTimeout(() => show(server), settleMs))
      server.middlewares.use((request, response, next) => {
        const isPage = request.headers.accept?.includes('text/html') === true
        if (!isPage || last.report === undefined || existsSync(join(root, 'generated/layout.json'))) return next()
        response.setHeader('Content-Type', 'text/html; charset=utf-8')
        response.end(emptyPage)
      })
    },
  }
}

/** Shown where there is no good state yet; the overlay comes over it, and the next sound edit reloads it. */
const emptyPage = '<!DOCTYPE html><html lang="en"><title>data/ has mistakes</title><script type="module" src="/@vite/client"></script><p>data/ has mistakes. The report is in the terminal and above this page.</p></html>'
