import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { get } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ServerRules } from '../../../codegen/emit/hosts/emit-server-files.ts'
import { createPreviewServer } from '../../../codegen/publish/serve/preview-server.ts'
import { builtSite } from '../../../codegen/publish/serve/served-site.ts'
import { pagesOnly, renameFirm } from '../../helpers/project/project-copy.ts'
import { useBuiltCopy } from '../../helpers/project/use-built-copy.ts'
import { createRandom } from '../../helpers/edits/random.ts'
import { listen } from '../../helpers/hosts/free-port.ts'
import { ask, talk } from '../../helpers/hosts/raw-request.ts'
import { expectInside } from '../../helpers/hosts/hostile-paths.ts'
import { assetNamed, expectTable } from '../../helpers/hosts/request-table.ts'

const project = useBuiltCopy()
let server: ReturnType<typeof createPreviewServer>
let port: number
let rules: ServerRules

beforeAll(async () => {
  rules = JSON.parse(project.read('dist/server/rules.json')) as ServerRules
  server = createPreviewServer(() => builtSite(join(project.root, 'dist')))
  port = await listen(server)
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const bytesOf = (file: string) => readFileSync(join(project.client, file))

test('answers each request as hosts do: status, place, type, caching and the file itself', async () => {
  await expectTable({ host: 'preview', ask: (path, how) => ask(port, path, how), client: project.client, rules })
})

test('sends every security header with every answer, but for the two that need HTTPS', async () => {
  for (const path of ['/', '/no-such-page', '/contact', assetNamed(project.client, '.js'), '/%', '/services/nothing']) {
    const { headers } = await ask(port, path)
    for (const [name, value] of Object.entries(rules.headers)) {
      const wanted = name === 'Strict-Transport-Security' ? undefined : value.replace('; upgrade-insecure-requests', '')
      expect(headers[name.toLowerCase()], `${name} of ${path}`).toBe(wanted)
    }
  }
})

test('answers HEAD like GET, without a body', async () => {
  for (const path of ['/', '/pricing', '/no-such-page', '/contact', '/share/index.png']) {
    const whole = await ask(port, path)
    const head = await ask(port, path, { method: 'HEAD' })
    expect(head.status).toBe(whole.status)
    expect(head.body.length).toBe(0)
    const { date: _, ...headers } = head.headers
    const { date: __, ...wanted } = whole.headers
    expect({ ...headers, 'transfer-encoding': undefined }).toEqual({ ...wanted, 'transfer-encoding': undefined })
  }
})

describe('a browser that has the page already', () => {
  const etagOf = async (path: string, headers: Record<string, string> = {}) =>
    (await ask(port, path, { headers })).headers.etag!

  test('gets 304 and no body for the tag of what it has, alone, in a list, weak, or for any', async () => {
    const etag = await etagOf('/pricing')
    expect(etag).toMatch(/^"[^"]{16,}"$/)
    for (const given of [etag, `W/${etag}`, `"other", ${etag}`, `W/"other",W/${etag}, "x"`, '*']) {
      const reply = await ask(port, '/pricing', { headers: { 'If-None-Match': given } })
      expect([reply.status, reply.body.length, reply.headers.etag], given).toEqual([304, 0, etag])
      expect(reply.headers['cache-control']).toBe(rules.caching.pages)
      expect(reply.headers.vary).toBe('Accept-Encoding')
    }
  })

  test('gets the whole page for another tag, a broken one, or on a page of mistakes', async () => {
    const etag = await etagOf('/pricing')
    for (const given of ['"other"', etag.slice(1, -1), `x${etag}`, '""', ',,,', '"'.repeat(500)]) {
      expect((await ask(port, '/pricing', { headers: { 'If-None-Match': given } })).status, given).toBe(200)
    }
    expect((await ask(port, '/nothing', { headers: { 'If-None-Match': await etagOf('/nothing') } })).status).toBe(404)
    expect((await ask(port, '/nothing', { headers: { 'If-None-Match': '*' } })).status).toBe(404)
  })

  test('has another tag for each compressed form', async () => {
    const tags = await Promise.all(
      ['identity', 'gzip', 'br'].map((encoding) => etagOf('/pricing', { 'Accept-Encoding': encoding })),
    )
    expect(new Set(tags).size).toBe(3)
  })
})

test.each<[string, 'br' | 'gzip' | undefined]>([
  ['gzip, deflate, br, zstd', 'br'],
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['GZIP', 'gzip'],
  ['Br', 'br'],
  ['gzip;q=1.0', 'gzip'],
  ['br;q=0.5, gzip;q=0.1', 'br'],
  ['br;q=0', undefined],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.000, gzip;q=0.5', 'gzip'],
  ['gzip;q=0,br;q=0.0', undefined],
  ['br\t;\tq=0 , gzip', 'gzip'],
  ['gzip;q=0.001', 'gzip'],
  ['deflate', undefined],
  ['identity', undefined],
  ['', undefined],
  ['brotli', undefined],
  ['x-gzip-like', undefined],
  ['notbr, ungzip', undefined],
  [',,;q=,', undefined],
])('who accepts "%s" gets %s', async (accepted, encoding) => {
  const reply = await ask(port, '/pricing', { headers: { 'Accept-Encoding': accepted } })
  expect(reply.headers['content-encoding']).toBe(encoding)
  expect(reply.headers.vary).toBe('Accept-Encoding')
  expect(Number(reply.headers['content-length'])).toBe(reply.body.length)
  const plain =
    encoding === 'br' ? brotliDecompressSync(reply.body) : encoding === 'gzip' ? gunzipSync(reply.body) : reply.body
  expect(plain.equals(bytesOf('pricing.html'))).toBe(true)
})

test('lets nobody out of the site, and leads nobody to another one', async () => {
  await expectInside(port, project.client, { statuses: [200, 301, 304, 400, 404, 414, 431], own: /^$/ })
})

describe('bad requests', () => {
  const stillServes = async () => expect((await ask(port, '/pricing')).status).toBe(200)

  test.each<[string, string | Buffer]>([
    ['noise', randomBytes(2000)],
    ['no host', 'GET / HTTP/1.1\r\n\r\n'],
    ['a path that is no path', 'GET pricing HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'],
    ['a star', 'GET * HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'],
    ['an unknown method', 'BREW /pot HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['a NUL in the path', 'GET /\0 HTTP/1.1\r\nHost: x\r\n\r\n'],
    [
      'raw bytes in the path',
      Buffer.from('GET /\xff\xfe\x80 HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 'latin1'),
    ],
    [
      'raw bytes in a query that is to be kept',
      Buffer.from('GET /pricing.html?\xff\xc3\xa9 HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 'latin1'),
    ],
    ['a hundred kilobytes in one header', `GET / HTTP/1.1\r\nHost: x\r\nCookie: ${'a'.repeat(100_000)}\r\n\r\n`],
    ['ten thousand headers', `GET / HTTP/1.1\r\nHost: x\r\n${'A: b\r\n'.repeat(10_000)}\r\n`],
    [
      'a length and chunks at once',
      'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /evil HTTP/1.1\r\n\r\n',
    ],
  ])('%s: answered with a refusal or a page, and the next visitor is served', async (_, bytes) => {
    const reply = await talk(port, bytes, '\r\n\r\n')
    if (reply !== '') expect(Number(reply.split(' ')[1])).toBeOneOf([200, 301, 400, 404, 405, 431, 505])
    await stillServes()
  })

  test.each([
    ['two hosts, of which a proxy may believe the other', 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n'],
    ['a version that is not spoken here', 'GET / HTTP/2.0\r\nHost: x\r\n\r\n'],
  ])('%s: refused', async (_, bytes) => {
    expect(await talk(port, bytes, '\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /)
    await stillServes()
  })

  test('a thousand random ones leave it standing', async () => {
    const random = createRandom(8)
    const pieces = [
      ...['GET ', 'HEAD ', 'POST ', ' HTTP/1.1', 'Host: x', ': ', '\r\n', 'Connection: close', 'Content-Length: 9'],
      ...['/', '//', '\\', '..', '%2e', '%00', '%', '\0', '?', '#', '\xff', 'é', ' ', '\t', 'index.html', '/gst/'],
      ...['If-None-Match: *', 'Accept-Encoding: br'],
    ]
    for (let round = 0; round < 50; round++) {
      await Promise.all(
        Array.from({ length: 20 }, () =>
          talk(
            port,
            `${Array.from({ length: 1 + random.below(14) }, () => random.pick(pieces)).join('')}\r\nConnection: close\r\n\r\n`,
            '\r\n\r\n',
          ),
        ),
      )
    }
    await stillServes()
  })

  test('downloads that are broken off leave it standing', async () => {
    for (let round = 0; round < 100; round++) {
      await new Promise<void>((resolve) => {
        const asking = get({ port, host: '127.0.0.1', path: '/share/index.png', agent: false }, (response) => {
          response.destroy()
          resolve()
        })
        asking.on('error', () => resolve())
      })
    }
    const socket = connect(port, '127.0.0.1')
    socket.write('GET /share/index.png HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(200))
    await new Promise((resolve) => socket.once('data', resolve))
    socket.resetAndDestroy()
    await stillServes()
  })

  test('a visitor who never ends his request keeps nobody else waiting', async () => {
    const slow = Array.from({ length: 50 }, () =>
      connect(port, '127.0.0.1', function (this: { write: (text: string) => void }) {
        this.write('GET / HTTP/1.1\r\nHost: ')
      }),
    )
    await stillServes()
    expect(server.headersTimeout).toBeLessThanOrEqual(10_000)
    expect(server.requestTimeout).toBeLessThanOrEqual(30_000)
    for (const socket of slow) socket.destroy()
  })
})

test('requests that come in one piece are answered in their order', async () => {
  const paths = ['/pricing', '/no-such-page', '/contact', '/404', '/gst/chennai']
  const request = (path: string, last: boolean) =>
    `HEAD ${path} HTTP/1.1\r\nHost: x\r\n${last ? 'Connection: close\r\n' : ''}\r\n`
  const reply = await talk(port, paths.map((path, index) => request(path, index === paths.length - 1)).join(''))
  expect([...reply.matchAll(/HTTP\/1\.1 (\d+)/g)].map((match) => match[1])).toEqual(['200', '404', '301', '404', '200'])
})

test('a new build is served without a restart, whole, even to a visitor who asks throughout', async () => {
  const tagOf = async () => (await ask(port, '/pricing')).headers.etag
  const before = await tagOf()
  renameFirm(project, 'Pustakam')
  let isBuilding = true
  const seen = new Set<number>()
  const asking = (async () => {
    while (isBuilding) seen.add((await ask(port, '/gst/chennai')).status)
  })()
  await project.build(...pagesOnly)
  isBuilding = false
  await asking
  expect([...seen]).toEqual([200])
  expect(await tagOf()).not.toBe(before)
  expect((await ask(port, '/pricing')).body.toString()).toContain('Pustakam')
})
