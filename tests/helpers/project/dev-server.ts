import { once } from 'node:events'
import { WebSocket } from 'ws'
import type { ProjectCopy } from './project-copy.ts'

export type DevServer = Awaited<ReturnType<typeof startDevServer>>

/** What a page in a browser hears from the server. */
export interface Connection {
  /** The messages so far. `report` is what the overlay shows. */
  heard: () => { type: string; report?: string }[]
  close: () => void
}

/** Starts the development server of a copy of the project on a free port. */
export async function startDevServer(project: ProjectCopy) {
  const { process, ended } = project.start(['dev'], { PORT: '0' })
  let said = ''
  const note = (chunk: Buffer) => (said += chunk.toString().replace(/\u001b\[\d+m/g, ''))
  process.stderr!.on('data', note)
  const address = await new Promise<string>((resolve, reject) => {
    process.stdout!.on('data', (chunk: Buffer) => {
      note(chunk)
      const found = /http:\/\/127\.0\.0\.1:\d+/.exec(said)?.[0]
      if (found) resolve(found)
    })
    void ended.then(() => reject(new Error(said)))
  })
  return {
    process,
    address,
    /** All that it said so far, on both streams, without colours. */
    said: () => said,
    /** A page as a browser gets it: its HTML, and the cookies that the browser keeps. */
    open: async (path: string) => {
      const response = await fetch(`${address}${path}`, { headers: { accept: 'text/html' } })
      return {
        status: response.status,
        html: await response.text(),
        cookie: (response.headers.get('set-cookie') ?? '').split(';')[0]!,
      }
    },
    /** Connects as a page in a browser does. */
    connect: (cookie = '') => connect(address, cookie),
    stop: async () => {
      process.kill()
      await ended
    },
  }
}

/** Node 20 has no WebSocket of its own, and that of later ones sends no cookies. */
async function connect(address: string, cookie: string): Promise<Connection> {
  const socket = new WebSocket(address.replace('http', 'ws'), 'vite-hmr', { headers: { cookie } })
  const texts: string[] = []
  socket.on('message', (text) => texts.push(text.toString()))
  await once(socket, 'open')
  // A server that is stopped hangs up.
  socket.on('error', () => undefined)
  return { heard: () => texts.map(toMessage), close: () => socket.terminate() }
}

function toMessage(text: string): { type: string; report?: string } {
  const { type, err } = JSON.parse(text) as { type: string; err?: { message: string } }
  return { type, ...(err ? { report: err.message } : {}) }
}
