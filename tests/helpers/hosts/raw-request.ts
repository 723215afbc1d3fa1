import { request } from 'node:http'
import type { IncomingHttpHeaders } from 'node:http'
import { connect } from 'node:net'

export interface Reply {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

interface Ask {
  method?: string
  headers?: Record<string, string>
}

/** One request. The path is sent as it is, which fetch would tidy up first. */
export function ask(port: number, path: string, { method = 'GET', headers = {} }: Ask = {}): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const asking = request({ port, host: '127.0.0.1', path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({ status: response.statusCode!, headers: response.headers, body: Buffer.concat(chunks) }),
      )
      response.on('error', reject)
    })
    asking.on('error', reject)
    asking.end()
  })
}

/**
 * Writes bytes to a server and gives back all that it answers until it hangs up, or until the given
 * text has come.
 */
export function talk(port: number, bytes: string | Buffer, until?: string): Promise<string> {
  return new Promise((resolve) => {
    let answer = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    const end = () => {
      socket.destroy()
      resolve(answer)
    }
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1')
      if (until !== undefined && answer.includes(until)) end()
    })
    socket.on('close', end)
    socket.on('error', end)
  })
}
