import { existsSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { join, relative, sep } from 'node:path'
import type { Connect, Plugin, ViteDevServer } from 'vite'
import { codegenFolder } from '../../memo/code-fingerprint.ts'

/** What one run of codegen gave: a report to show, or nothing to complain of. */
export interface DataRun {
  /** The report as text; undefined where generated/ is up to date. */
  report?: string
  /** The place of the first problem: data/cities.yaml:57:40. */
  place?: string
}

interface Inputs {
  /** The folder that holds data/ and generated/. */
  root: string
  /** Brings generated/ up to date. It never throws: what it cannot do, it reports. */
  run: () => Promise<DataRun>
  /** Called after an edit of codegen's own code, which the running server does not see. */
  onCodeEdit: () => void
}

/** The data as the pages show it. */
interface State {
  last: DataRun
  /** Counts what changed pages, and so tells which of two pages is the newer one. */
  number: number
  /** Runs codegen, after the run that is underway. */
  follow: () => Promise<void>
}

// An editor writes a file in several steps. The watcher tells of no second edit within 50 ms of the
// first, so this must be longer; it is shorter than anybody notices.
const settleMs = 60

/** What is made, and what no page is made of. */
const unwatched: ReadonlySet<string> = new Set(['dist', '.cache', 'tests'])

/**
 * Each edit of data/ runs codegen, and then reloads the browser or shows the report there. An edit
 * of a component reloads it, too: of a static page the browser knows no script.
 */
export function dataPlugin({ root, run, onCodeEdit }: Inputs): Plugin {
  const state: State = {
    last: {},
    number: 0,
    follow: oneAtATime(async () => {
      state.last = await run()
      if (state.last.report === undefined) state.number++
    }),
  }
  let onComponentEdit = () => {}
  return {
    name: 'site-data',
    config: () => ({
      // Packages may belong to another user, or lie on a disk that can only be read.
      cacheDir: '.cache/vite',
      // Vite follows the whole project, and the built site alone has thousands of files.
      server: { watch: { ignored: (path) => unwatched.has(relative(root, path).split(sep)[0] ?? '') } },
    }),
    // Once Vite has forgotten what it made of the file.
    hotUpdate({ file }) {
      if (file.startsWith(join(root, 'src/')) && file.endsWith('.tsx')) onComponentEdit()
    },
    async configureServer(server) {
      await state.follow()
      const onDataEdit = settle(() => void state.follow().then(() => tell(server, state)))
      const onEdit = settle(onCodeEdit)
      onComponentEdit = settle(() => {
        // A page that has no connection yet is told when it has one.
        state.number++
        server.ws.send({ type: 'full-reload' })
      })
      server.watcher.add(join(root, 'data'))
      server.watcher.on('all', (_, file) => {
        if (file.startsWith(join(root, 'data/'))) onDataEdit()
        if (file.startsWith(join(codegenFolder, '/'))) onEdit()
      })
      server.ws.on('connection', (socket, request) => {
        // An edit after the answer and before the connection: the page missed the call to reload.
        if (isOutdated(request, state)) socket.send(JSON.stringify({ type: 'full-reload' }))
        // A page that is opened over broken data shows its last good state under the report.
        else setTimeout(() => state.last.report !== undefined && tell(server, state), settleMs)
      })
      server.middlewares.use(preparePage(root, state))
    },
  }
}

/** Calls back once the calls have stopped for a moment. */
function settle(call: () => void): () => void {
  let timer: NodeJS.Timeout | undefined
  return () => {
    clearTimeout(timer)
    timer = setTimeout(call, settleMs)
  }
}

function tell(server: ViteDevServer, { last }: State): void {
  if (last.report === undefined) server.ws.send({ type: 'full-reload' })
  else
    server.ws.send({
      type: 'error',
      err: { message: last.report, stack: '', plugin: 'data', id: last.place ?? 'data/' },
    })
}

// Comes back with the connection that a page opens to this server.
const stateCookie = 'data-state'

function isOutdated({ headers }: IncomingMessage, { number }: State): boolean {
  const shown = new RegExp(`\\b${stateCookie}=(\\d+)`).exec(headers.cookie ?? '')?.[1]
  return shown !== undefined && Number(shown) !== number
}

/** Ensures that there is something to make a page from, and notes the state it will show. */
function preparePage(root: string, state: State): Connect.NextHandleFunction {
  const isMade = () =>
    ['layout.json', 'pages/index.json', 'client-routes.ts'].every((name) => existsSync(join(root, 'generated', name)))
  return async (request, response, next) => {
    if (request.headers.accept?.includes('text/html') !== true) return next()
    // Deleted while the server runs. Where the data has mistakes only an edit can help.
    if (!isMade() && state.last.report === undefined) await state.follow()
    response.setHeader('Set-Cookie', `${stateCookie}=${state.number}; Path=/; SameSite=Strict`)
    if (isMade()) return next()
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.end(emptyPage)
  }
}

/** Shown until there is a good state, under the overlay; a sound edit reloads it. */
const emptyPage =
  '<!DOCTYPE html><html lang="en"><title>No page yet</title>' +
  '<script type="module" src="/@vite/client"></script><p>There is no page to show yet. The report is in the terminal and above this page.</p></html>'

/** Runs work one at a time. Who asks during a run shares the next one, which sees the reason. */
export function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let last = Promise.resolve()
  let next: Promise<void> | undefined
  const run = () => {
    next = undefined
    return work()
  }
  return () => {
    last = next ??= last.then(run, run)
    return last
  }
}
