import { hash } from 'node:crypto'
import { createServer } from 'node:http'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { ServerRules } from '../../emit/hosts/emit-server-files.ts'
import { cachingOf, findAnswer, typeOf } from './find-answer.ts'
import type { ServedSite } from './served-site.ts'

// How soon Node looks for connections that took too long; by itself it does so every 30 seconds.
const checkedMs = 5000

/** Serves a site as a host would; which one, it asks at each request. */
export function createPreviewServer(findSite: () => ServedSite): Server {
  const server = createServer({ connectionsCheckingInterval: checkedMs }, async (request, response) => {
    try {
      if (isOdd(request)) response.writeHead(400, { Connection: 'close', 'Content-Length': 0 }).end()
      else await answer(request, response, findSite())
    } catch {
      if (!response.headersSent) response.writeHead(500)
      response.end()
    }
  })
  server.on('clientError', (_, socket) => {
    if (socket.writable) socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n')
    else socket.destroy()
  })
  server.requestTimeout = 30_000
  server.headersTimeout = 10_000
  return server
}

/** Node accepts what HTTP/1.1 forbids: two hosts, and a version of another protocol. */
function isOdd({ rawHeaders, httpVersionMajor }: IncomingMessage): boolean {
  return (
    httpVersionMajor !== 1 ||
    rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length > 1
  )
}

/** Without two rules that break plain HTTP: one makes browsers ask for HTTPS. */
function overHttp(rules: ServerRules): ServerRules {
  const { 'Strict-Transport-Security': _, 'Content-Security-Policy': policy = '', ...headers } = rules.headers
  const plain = policy.replace('; upgrade-insecure-requests', '')
  return { ...rules, headers: { 'Content-Security-Policy': plain, ...headers } }
}

async function answer(request: IncomingMessage, response: ServerResponse, site: ServedSite): Promise<void> {
  const rules = overHttp(site.rules())
  for (const [name, value] of Object.entries(rules.headers)) response.setHeader(name, value)
  response.setHeader('Cache-Control', rules.caching.pages)
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD', 'Content-Length': 0 }).end()
    return
  }
  const found = findAnswer(request.url ?? '/', rules, site.has)
  if (!('file' in found)) {
    response
      .writeHead(found.status, { ...('location' in found ? { Location: found.location } : {}), 'Content-Length': 0 })
      .end()
    return
  }
  const { bytes, encoding } = await chooseForm(found.file, String(request.headers['accept-encoding'] ?? ''), site)
  const etag = `"${hash('sha256', bytes, 'base64url').slice(0, 16)}"`
  response.setHeader('Content-Type', typeOf(found.file, rules))
  response.setHeader('Cache-Control', cachingOf(found.file, rules))
  // Markdown twins are for programs; search engines have the pages.
  if (found.file.endsWith('.md')) response.setHeader('X-Robots-Tag', 'noindex')
  response.setHeader('Vary', 'Accept-Encoding')
  response.setHeader('ETag', etag)
  if (found.status === 200 && matches(request.headers['if-none-match'], etag)) {
    response.writeHead(304).end()
    return
  }
  response.writeHead(found.status, {
    'Content-Length': bytes.length,
    ...(encoding ? { 'Content-Encoding': encoding } : {}),
  })
  response.end(request.method === 'HEAD' ? undefined : bytes)
}

/** The smallest form of a file that the browser reads. */
async function chooseForm(
  file: string,
  accepted: string,
  site: ServedSite,
): Promise<{ bytes: Uint8Array; encoding?: string }> {
  const read = accepted
    .toLowerCase()
    .split(',')
    .map((one) => one.replace(/\s/g, ''))
    .filter((one) => !/;q=0(\.0*)?$/.test(one))
    .map((one) => one.split(';')[0])
  const forms = [
    ['br', 'br'],
    ['gzip', 'gz'],
  ] as const
  for (const [encoding, ending] of forms) {
    const bytes = read.includes(encoding) ? await site.read(`${file}.${ending}`) : undefined
    if (bytes) return { bytes, encoding }
  }
  return { bytes: (await site.read(file)) ?? Buffer.from('Not found') }
}

function matches(header: string | undefined, etag: string): boolean {
  const tags = header?.split(',').map((one) => one.trim().replace(/^W\//, '')) ?? []
  return tags.includes(etag) || tags.includes('*')
}
