import { createServer } from 'node:http'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { askLinks, describeLinks, findLinks } from '../../../codegen/commands/report/outside-links.ts'
import type { AskedLink } from '../../../codegen/commands/report/outside-links.ts'
import { freePort, listen } from '../../helpers/hosts/free-port.ts'
import { useSiteFolder } from '../../helpers/project/use-site-folder.ts'

const site = useSiteFolder('small-site')
let server: Server
let host: string
let asked: { method: string; path: string; agent: string }[] = []
let open = 0
let mostOpen = 0

const manners = { userAgent: 'test (+https://www.firm.in)', timeout: 1000, pause: 0 }

/** Answers as hosts do, by the path that is asked for. */
function answer({ url = '', method = '', headers }: IncomingMessage, response: ServerResponse): void {
  asked.push({ method, path: url, agent: headers['user-agent'] ?? '' })
  mostOpen = Math.max(mostOpen, ++open)
  response.on('close', () => open--)
  const end = (status: number, location?: string) =>
    setTimeout(() => response.writeHead(status, location === undefined ? {} : { location }).end('A page'), 5)
  if (url === '/hang') return
  if (url === '/moved') return void end(301, '/moved-again')
  if (url === '/moved-again') return void end(308, '/new')
  if (url === '/for-now') return void end(302, '/new')
  if (url === '/moved-away') return void end(301, '/gone')
  if (url === '/circle') return void end(302, '/circle')
  if (url === '/no-head') return void end(method === 'HEAD' ? 405 : 200)
  end(Number(/^\/(\d{3})/.exec(url)?.[1] ?? (url === '/gone' ? 410 : 200)))
}

beforeAll(async () => {
  server = createServer(answer)
  host = `http://127.0.0.1:${await listen(server)}`
})
beforeEach(() => {
  asked = []
  mostOpen = 0
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const ask = async (path: string, timeout = manners.timeout) =>
  (await askLinks([{ address: `${host}${path}`, places: [] }], { ...manners, timeout }))[0]

describe('an address of another site', () => {
  test.each([
    ['/', 'fine', '200'],
    ['/no-head', 'fine', '200'],
    ['/404', 'gone', '404'],
    ['/gone', 'gone', '410'],
    ['/moved-away', 'gone', '410'],
    ['/429', 'refused', '429'],
    ['/500', 'unreachable', '500'],
    ['/circle', 'unreachable', 'more than 10 redirects'],
  ])('that answers as %s is %s', async (path, verdict, said) => {
    expect(await ask(path)).toMatchObject({ verdict, said })
  })

  test('that does not answer in time is unreachable', async () => {
    expect(await ask('/hang', 100)).toMatchObject({ verdict: 'unreachable', said: 'no answer in 0.1 s' })
  })

  test('that moved for good is told with its last new address', async () => {
    expect(await ask('/moved')).toMatchObject({ verdict: 'moved', said: `→ ${host}/new` })
  })

  test('at which nothing listens is not reached', async () => {
    const link = { address: `http://127.0.0.1:${await freePort()}/`, places: [] }
    expect(await askLinks([link], manners)).toEqual([{ ...link, verdict: 'unreachable', said: 'ECONNREFUSED' }])
  })

  test('is asked by HEAD, and by GET only where HEAD is refused; after 429 it is left alone', async () => {
    for (const path of ['/', '/no-head', '/429']) await ask(path)
    expect(asked.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'HEAD /',
      'HEAD /no-head',
      'GET /no-head',
      'HEAD /429',
    ])
    expect(new Set(asked.map(({ agent }) => agent))).toEqual(new Set([manners.userAgent]))
  })

  test('shares its host with one other request at most', async () => {
    await askLinks(
      Array.from({ length: 12 }, (_, index) => ({ address: `${host}/page-${index}`, places: [] })),
      manners,
    )
    expect(asked).toHaveLength(12)
    expect(mostOpen).toBe(2)
  })
})

test('the addresses of the data come with the line that names each, and without the own site and placeholders', async () => {
  const { linked, context } = await site.plan()
  const links = findLinks(linked, context.origin)
  expect(new Set(links.map(({ address }) => address)).size).toBe(links.length)
  expect(links.filter(({ address }) => /\.example\/|#/.test(address))).toEqual([])
  for (const { address, places } of links)
    for (const place of places) {
      const [, file = '', line = ''] = /^(data\/\S+?):(\d+):\d+$/.exec(place)!
      expect(site.read(file).split('\n')[Number(line) - 1]).toContain(new URL(address).host)
    }
  expect(links.flatMap(({ places }) => places).some((place) => place.startsWith('data/facts.yaml'))).toBe(true)
})

test('the report groups what needs a person, each address with its places', () => {
  const links: AskedLink[] = [
    { address: 'https://www.a.in/', verdict: 'fine', said: '200', places: [] },
    { address: 'https://a.in/moved', verdict: 'moved', said: '→ https://a.in/new', places: ['data/facts.yaml:1:1'] },
    {
      address: 'https://b.in/404',
      verdict: 'gone',
      said: '404',
      places: ['data/facts.yaml:2:1', 'data/site.yaml:7:1'],
    },
    { address: 'https://b.in/hang', verdict: 'unreachable', said: 'no answer in 2 s', places: ['data/facts.yaml:3:1'] },
    { address: 'https://b.in/429', verdict: 'refused', said: '429', places: ['data/facts.yaml:4:1'] },
    { address: 'https://b.in/no-head', verdict: 'fine', said: '200', places: [] },
  ]
  expect(describeLinks(links)).toEqual([
    '6 links of 2 hosts asked: 2 answered, 1 moved, 1 gone, 1 not reached, 1 could not be asked.',
    '',
    'Gone. Find the new address, or another source:',
    '  https://b.in/404  404',
    '    data/facts.yaml:2:1',
    '    data/site.yaml:7:1',
    '',
    'Moved for good. Open the new address, compare, and write it:',
    '  https://a.in/moved  → https://a.in/new',
    '    data/facts.yaml:1:1',
    '',
    'Not reached. Ask again on another day:',
    '  https://b.in/hang  no answer in 2 s',
    '    data/facts.yaml:3:1',
    '',
    'Could not be asked: the host refuses programs. Open it in a browser:',
    '  https://b.in/429  429',
    '    data/facts.yaml:4:1',
  ])
})
