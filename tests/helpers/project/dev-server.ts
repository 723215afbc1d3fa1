import { get } from 'node:http'
import type { Socket } from 'node:net'
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

/**
 * Node 20 has no WebSocket of its own, and of the protocol this needs only to read short messages.
 */
function connect(address: string, cookie: string): Promise<Connection> {
  const headers = {
    Connection: 'Upgrade',
    Upgrade: 'websocket',
    Cookie: cookie,
    'Sec-WebSocket-Version': '13',
    'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
    'Sec-WebSocket-Protocol': 'vite-hmr',
  }
  return new Promise((resolve, reject) => {
    const request = get(`${address}/`, { headers }, (response) =>
      reject(new Error(`The server answered with ${response.statusCode}.`)),
    )
    request.on('error', reject)
    request.on('upgrade', (_, socket: Socket, head: Buffer) => {
      const texts: string[] = []
      let left: Buffer = head
      const read = (chunk: Buffer) => {
        left = takeFrames(Buffer.concat([left, chunk]), texts)
      }
      socket.on('data', read)
      socket.on('error', () => undefined)
      read(Buffer.alloc(0))
      resolve({ heard: () => texts.map(toMessage), close: () => socket.destroy() })
    })
  })
}

function toMessage(text: string): { type: string; report?: string } {
  const { type, err } = JSON.parse(text) as { type: string; err?: { message: string } }
  return { type, ...(err ? { report: err.message } : {}) }
}

/**
 * Takes the whole frames off a server's stream, which are never masked, and gives back the rest.
 */
function takeFrames(stream: Buffer, texts: string[]): Buffer {
  for (let rest = stream; ;) {
    if (rest.length < 2) return rest
    const short = rest[1]! & 127
    const start = short === 126 ? 4 : short === 127 ? 10 : 2
    if (rest.length < start) return rest
    const length = short === 126 ? rest.readUInt16BE(2) : short === 127 ? Number(rest.readBigUInt64BE(2)) : short
    if (rest.length < start + length) return rest
    if ((rest[0]! & 15) === 1) texts.push(rest.toString('utf8', start, start + length))
    rest = rest.subarray(start + length)
  }
}
