import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { fileOf } from '../../../codegen/publish/files/published-file.ts'
import { createPreviewServer } from '../../../codegen/publish/serve/preview-server.ts'
import { siteInMaking } from '../../../codegen/publish/serve/served-site.ts'
import { isEvery } from '../../helpers/every.ts'
import { freePort, listen } from '../../helpers/hosts/free-port.ts'
import { ask } from '../../helpers/hosts/raw-request.ts'
import { makeBuiltCopy, makeProjectCopy, pagesOnly } from '../../helpers/project/project-copy.ts'
import type { ProjectCopy, Started } from '../../helpers/project/project-copy.ts'

let project: ProjectCopy
let started: Started | undefined

afterEach(async () => {
  started?.process.kill()
  await started?.ended
  project.remove()
})

/** A copy without a site whose pictures were drawn before: how its start ends is another matter. */
async function makeUnbuiltCopy(): Promise<ProjectCopy> {
  const copy = await makeBuiltCopy()
  rmSync(join(copy.root, 'dist'), { recursive: true })
  return copy
}

/** Starts the site of a copy; says what it has printed so far. */
async function startSite(): Promise<{ port: number; printed: () => string; until: (text: string) => Promise<void> }> {
  const port = await freePort()
  started = project.start(['start', '--port', String(port)])
  let all = ''
  started.process.stdout!.on('data', (chunk: Buffer) => (all += chunk.toString()))
  const isOver = () => started!.process.exitCode !== null
  const until = async (text: string) => {
    while (!all.includes(text) && !isOver()) await sleep(5)
    expect(all).toContain(text)
  }
  return { port, printed: () => all, until }
}

test('a first start serves pages before all are made, as they will be, and the rest later', async () => {
  // A fresh clone draws every picture first; how each is drawn, tests/publish/share asks.
  project = isEvery ? makeProjectCopy() : await makeUnbuiltCopy()
  const { port, printed, until } = await startSite()
  await until('The site is at')
  const early = await Promise.all(
    ['/', '/gst/agartala', '/no-such-page', '/gst/agartala.md'].map((path) => ask(port, path)),
  )
  expect(early.map(({ status }) => status)).toEqual([200, 200, 404, 200])
  expect(early.every(({ headers }) => headers['content-security-policy']?.includes("default-src 'none'"))).toBe(true)
  await until('Now also ready: share pictures, compressed files, types.')
  expect(printed().indexOf('The site is at')).toBeLessThan(printed().indexOf('pages added'))
  for (const [index, file] of ['index.html', 'gst/agartala.html', '404.html', 'gst/agartala.md'].entries())
    expect(early[index]!.body.equals(readFileSync(join(project.client, file))), file).toBe(true)
  const picture = await ask(port, '/share/index.png')
  expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/png'])
})

test('a site that is not in dist/ yet is served as it is made', async () => {
  project = await makeBuiltCopy(pagesOnly)
  const made = ['index.html', 'gst/agartala.html', '404.html']
  const listed = made.map((path) => fileOf(path, readFileSync(join(project.client, path))))
  rmSync(join(project.root, 'dist'), { recursive: true })
  const files = Object.assign(listed, { hashed: new Set<string>(), fixed: new Set<string>() })
  const server = createPreviewServer(() => siteInMaking(files, join(project.root, 'generated')))
  const port = await listen(server)
  for (const [path, status, index] of [
    ['/', 200, 0],
    ['/gst/agartala', 200, 1],
    ['/pricing', 404, 2],
  ] as const) {
    const reply = await ask(port, path, { headers: { 'Accept-Encoding': 'br, gzip' } })
    expect([reply.status, reply.headers['content-encoding']], path).toEqual([status, undefined])
    expect(reply.body.equals(Buffer.from(await listed[index]!.make())), path).toBe(true)
  }
  server.close()
})

test('a first start with a mistake in the data serves nothing, and ends', async () => {
  project = await makeUnbuiltCopy()
  project.edit('data/cities.yaml', 'state: TR', 'state: TX')
  const { printed } = await startSite()
  const { code, err } = await started!.ended
  expect(code).toBe(1)
  expect(err).toContain('unknown-state')
  expect(printed()).toBe('')
  expect(existsSync(project.client)).toBe(false)
})

test('a first start that cannot write the site ends, though it serves already', async () => {
  project = await makeUnbuiltCopy()
  project.write('dist/sites', 'A file where the copies of the site belong.')
  await startSite()
  const { code, err } = await started!.ended
  expect(code).not.toBe(0)
  expect(err).toContain('dist/sites')
})
