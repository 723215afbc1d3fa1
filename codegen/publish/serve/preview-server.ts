import { hash } from 'node:crypto'
import { createServer } from 'node:http'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { ServerRules } from '../../emit/hosts/emit-server-files.ts'
import { findBytes } from '../../memo/folder-fingerprint.ts'
import { cachingOf, findAnswer, readServerRules, typeOf } from './find-answer.ts'

// How soon Node looks for connections that took too long; by itself it does so every 30 seconds.
const checkedMs = 5000

/** Serves dist/client as a host would, and follows each new build by itself. */
export function createPreviewServer(dist: string): Server {
  const server = createServer({ connectionsCheckingInterval: checkedMs }, (request, response) => {
    try {
      if (isOdd(request)) response.writeHead(400, { Connection: 'close', 'Content-Length': 0 }).end()
      else answer(request, response, dist)
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
function readRules(dist: string): ServerRules {
  const rules = readServerRules(join(dist, 'server'))
  const { 'Strict-Transport-Security': _, 'Content-Security-Policy': policy = '', ...headers } = rules.headers
  const overHttp = policy.replace('; upgrade-insecure-requests', '')
  return { ...rules, headers: { 'Content-Security-Policy': overHttp, ...headers } }
}

function answer(request: IncomingMessage, response: ServerResponse, dist: string): void {
  const rules = readRules(dist)
  // Read anew for each request: a build may have followed.
  const find = (file: string) => findBytes(join(dist, 'client', file))
  for (const [name, value] of Object.entries(rules.headers)) response.setHeader(name, value)
  response.setHeader('Cache-Control', rules.caching.pages)
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD', 'Content-Length': 0 }).end()
    return
  }
  const found = findAnswer(request.url ?? '/', rules, (file) => find(file) !== undefined)
  if (!('file' in found)) {
    response
      .writeHead(found.status, { ...('location' in found ? { Location: found.location } : {}), 'Content-Length': 0 })
      .end()
    return
  }
  const { bytes, encoding } = chooseForm(found.file, String(request.headers['accept-encoding'] ?? ''), find)
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
function chooseForm(
  file: string,
  accepted: string,
  find: (file: string) => Buffer | undefined,
): { bytes: Buffer; encoding?: string } {
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
    const bytes = read.includes(encoding) ? find(`${file}.${ending}`) : undefined
    if (bytes) return { bytes, encoding }
  }
  return { bytes: find(file) ?? Buffer.from('Not found') }
}

function matches(given: string | undefined, etag: string): boolean {
  const tags = given?.split(',').map((one) => one.trim().replace(/^W\//, '')) ?? []
  return tags.includes(etag) || tags.includes('*')
}
