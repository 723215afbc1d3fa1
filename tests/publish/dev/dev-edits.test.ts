import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { chromium } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readText } from '../../../codegen/memo/folder-fingerprint.ts'
import { browserArgs, findBrowser } from '../../helpers/browser/find-browser.ts'
import { isEvery } from '../../helpers/every.ts'
import { startDevServer } from '../../helpers/project/dev-server.ts'
import type { Connection, DevServer } from '../../helpers/project/dev-server.ts'
import { makeProjectCopy } from '../../helpers/project/project-copy.ts'
import { fillDisk, mountDisk, tryToMount, unmountDisk } from '../../helpers/project/small-disk.ts'

const cities = 'data/cities.yaml'
const project = makeProjectCopy()
const sound = project.read(cities)
const named = (name: string) => sound.replace('chennai: { name: Chennai,', `chennai: { name: ${name},`)
const broken = sound.replace('chennai: { name: Chennai,', 'chennai: { nmae: Chennai,')
// A look renders a page.
const waiting = { timeout: 60_000, interval: 100 }
let server: DevServer
let page: Connection

// The server is started where the data is broken, which the first test mends for the others.
beforeAll(async () => {
  project.write(cities, broken)
  for (const name of made) mkdirSync(join(project.root, name, 'a-folder'), { recursive: true })
  server = await startDevServer(project)
  page = await server.connect()
})
afterAll(async () => {
  await server?.stop()
  project.remove()
})

/** What is made, or what no page is made of. */
const made = ['dist', '.cache', 'tests']

/** The folders of the project that a process watches, as Linux tells by their numbers. */
function watchedBy(pid: number): string[] {
  const lists = readdirSync(`/proc/${pid}/fdinfo`).map((name) => readText(`/proc/${pid}/fdinfo/${name}`))
  const numbers = new Set(
    Array.from(lists.join('\n').matchAll(/^inotify wd:\S+ ino:(\w+)/gm), ([, ino]) => parseInt(ino!, 16)),
  )
  const entries = readdirSync(project.root, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  return entries.map(({ name }) => name).filter((name) => numbers.has(statSync(join(project.root, name)).ino))
}

const chennai = () => server.open('/gst/chennai')
/** The name that Chennai's page has now. */
const shown = async () => /<title>GST Registration in ([^|<]*?) \|/.exec((await chennai()).html)?.[1]
const generated = join(project.root, 'generated')
/** The server may still be writing there. */
const remove = (folder: string) => rmSync(folder, { recursive: true, maxRetries: 10 })
const lastHeard = () =>
  page
    .heard()
    .filter(({ type }) => type === 'error' || type === 'full-reload')
    .at(-1)

/** Waits until nothing was heard for longer than a run takes. */
async function settled(): Promise<void> {
  for (let count = -1; count !== page.heard().length;) {
    count = page.heard().length
    await sleep(300)
  }
}

// Before, around and after the 60 ms for which the server waits until an editor that formats on
// save has written for the second time. Each is another matter: of a wait that is too short only
// 120 tells.
const offsets = isEvery ? [5, 20, 35, 45, 60, 75, 90, 120, 200] : [20, 120]

test('a server that is started where the data is broken says so in place of a page, and shows the page once it is mended', async () => {
  const { status, html, cookie } = await chennai()
  expect({ status, isPage: html.includes('<h1') }).toEqual({ status: 200, isPage: false })
  expect(html).toContain('The report is in the terminal and above this page.')
  const opened = await server.connect(cookie)
  await expect.poll(() => opened.heard().at(-1)?.report, waiting).toContain('Did you mean "name"?')
  expect(server.said()).toContain('Did you mean "name"?')
  project.write(cities, sound)
  await expect.poll(() => opened.heard().at(-1), waiting).toEqual({ type: 'full-reload' })
  expect((await chennai()).html).toContain('in Chennai')
  opened.close()
}, 120_000)

test.runIf(process.platform === 'linux')(
  'watches what pages are made of alone, and writes nothing into node_modules',
  async () => {
    // generated/ comes with the first run over sound data.
    const watched = () => watchedBy(server.process.pid!).filter((name) => name !== 'generated')
    await expect.poll(watched, waiting).toEqual(['codegen', 'data', 'public', 'src'])
    await expect.poll(() => existsSync(join(project.root, '.cache/vite')), waiting).toBe(true)
  },
)

test('a browser shows an edit by itself, a mistake as a report over the page, and the page when it is put right', async () => {
  const executablePath = findBrowser()
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: browserArgs })
  try {
    const tab = await browser.newPage()
    const untilHeading = (name: string) =>
      tab.waitForFunction((wanted) => document.querySelector('h1')?.textContent.includes(wanted), name)
    const overlay = tab.locator('vite-error-overlay')
    await tab.goto(`${server.address}/gst/chennai`)
    await untilHeading('Chennai')
    project.write(cities, named('Chennapattinam'))
    await untilHeading('Chennapattinam')
    project.write(cities, broken)
    await overlay.waitFor({ state: 'attached' })
    const report = await overlay.evaluate((element) => element.shadowRoot!.textContent)
    expect(report).toMatch(/data\/cities\.yaml:\d+:\d+\s+unknown-key[^]*Did you mean "name"\?/)
    // Under the report a page that is asked for is as it was.
    expect((await chennai()).html).toContain('in Chennapattinam')
    project.write(cities, sound)
    await overlay.waitFor({ state: 'detached' })
    await untilHeading('Chennai')
    // No script of the browser knows this component: the page is loaded anew.
    const head = 'src/sections/cities/city-head/city-head.tsx'
    const component = project.read(head)
    project.write(head, component.replace('<h1>', '<h1>Edited '))
    await untilHeading('Edited ')
    project.write(head, component)
  } finally {
    await browser.close()
  }
}, 120_000)

describe('two edits in quick succession', () => {
  test.each(offsets)('a mistake and its repair, %d ms apart, end without a report', async (offset) => {
    const name = `Repaired ${offset}`
    project.write(cities, broken)
    await sleep(offset)
    project.write(cities, named(name))
    await expect.poll(shown, waiting).toBe(name)
    await settled()
    await expect.poll(lastHeard, waiting).toEqual({ type: 'full-reload' })
    const fresh = await server.connect((await chennai()).cookie)
    await sleep(200)
    // It may be told to reload: on a slow machine the run of the repair may still be underway.
    expect(fresh.heard().filter(({ type }) => type === 'error')).toEqual([])
    fresh.close()
  })

  test.each(isEvery ? offsets : [60])('two good ones, %d ms apart, end with the newer', async (offset) => {
    project.write(cities, named(`Older ${offset}`))
    await sleep(offset)
    project.write(cities, named(`Newer ${offset}`))
    await expect.poll(shown, waiting).toBe(`Newer ${offset}`)
    await settled()
    expect(await shown()).toBe(`Newer ${offset}`)
    expect(lastHeard()).toEqual({ type: 'full-reload' })
  })
})

describe('the server', () => {
  test('tells a page that was answered before an edit and connects after it to reload, and only that one', async () => {
    const { cookie } = await chennai()
    project.write(cities, named('Meanwhile'))
    await expect.poll(shown, waiting).toBe('Meanwhile')
    await settled()
    const late = await server.connect(cookie)
    await expect.poll(late.heard, waiting).toEqual([{ type: 'connected' }, { type: 'full-reload' }])
    late.close()
    const fresh = await server.connect((await chennai()).cookie)
    await sleep(200)
    expect(fresh.heard()).toEqual([{ type: 'connected' }])
    fresh.close()
  })

  test('follows a schema, tells in the browser and in the terminal of one that is no YAML, and heals', async () => {
    const schema = 'data/schemas/cities.schema.yaml'
    const before = project.read(schema)
    for (const [rule, other, said] of [
      ['propertyNames: {', 'propertyNames: {{', /yaml-unclosed|yaml-syntax/],
      ['maxLength: 60', 'maxLength: 5', /wrong-length/],
    ] as const) {
      project.write(schema, before.replace(rule, other))
      await expect.poll(() => lastHeard()?.report, waiting).toMatch(said)
      expect(server.said()).toMatch(said)
    }
    project.write(schema, before)
    await expect.poll(lastHeard, waiting).toEqual({ type: 'full-reload' })
    expect(server.said()).toContain('The site follows data/ again.')
  })

  test('makes generated/ anew for the next page', async () => {
    const before = await shown()
    remove(generated)
    const { status } = await chennai()
    expect(status).toBe(200)
    expect(await shown()).toBe(before)
    await settled()
  })

  // The types, which pages need not, take seconds: the test above has them made anew.
  test('makes what pages need of generated/ anew at the next edit', async () => {
    for (const name of ['pages', 'layout.json', 'client-routes.ts']) remove(join(generated, name))
    project.write(cities, named('Made anew'))
    await expect.poll(() => existsSync(join(generated, 'pages/gst/chennai.json')), waiting).toBe(true)
    await expect.poll(shown, waiting).toBe('Made anew')
  })

  test.skipIf(!tryToMount())(
    'tells of a full disk in the browser and in the terminal, leaves no half file, and goes on once there is space',
    async () => {
      const pages = join(generated, 'pages')
      remove(pages)
      mkdirSync(pages)
      mountDisk(pages, '8m')
      try {
        expect((await chennai()).status).toBe(200)
        await settled()
        fillDisk(join(pages, 'filler'))
        project.write(cities, named('Without space'))
        await expect
          .poll(() => lastHeard()?.report, waiting)
          .toContain('The disk is full. Free some space, then save the file once more.')
        expect(server.said()).toContain('The disk is full.')
        const names = readdirSync(pages, { recursive: true, encoding: 'utf8' })
        expect(names.filter((name) => name.endsWith('~'))).toEqual([])
        rmSync(join(pages, 'filler'))
        project.write(cities, named('With space'))
        await expect.poll(shown, waiting).toBe('With space')
        await settled()
        expect(lastHeard()).toEqual({ type: 'full-reload' })
      } finally {
        unmountDisk(pages)
      }
    },
  )

  test('says after an edit of codegen/ that it must be started again, and goes on when it is taken back', async () => {
    const code = 'codegen/pages/city/page.ts'
    const before = project.read(code)
    project.write(code, `${before}// edited\n`)
    await expect.poll(server.said, waiting).toContain('Stop it with Ctrl+C and start it again: npm run dev')
    project.write(cities, named('Unseen'))
    await expect.poll(() => lastHeard()?.report, waiting).toContain('codegen/ was edited')
    project.write(code, before)
    project.write(cities, named('Seen'))
    await expect.poll(shown, waiting).toBe('Seen')
  })

  // As while another branch is checked out; the test above edits a file there.
  test.runIf(isEvery)('lives on while codegen/ is away', async () => {
    const [code, away] = [join(project.root, 'codegen'), join(project.root, 'codegen-away')]
    const heard = server.said().split('Stop it with Ctrl+C').length
    renameSync(code, away)
    await expect.poll(() => server.said().split('Stop it with Ctrl+C').length, waiting).toBeGreaterThan(heard)
    project.write(cities, named('Away'))
    await expect.poll(() => lastHeard()?.report, waiting).toContain('codegen/ was edited')
    renameSync(away, code)
    project.write(cities, named('Back'))
    await expect.poll(shown, waiting).toBe('Back')
  })
})
